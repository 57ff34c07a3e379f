import { recordActivity } from '../activity/activity'
import type { Handler, Handlers } from '../call'
import { requirePerson } from '../people/require-person'
import { Problem } from '../problems/problem'
import { logSettingsChanges } from '../settings/settings-log'
import { readLoginPage } from './list-logins'
import { endSession, listSessions } from './sessions'
import { forgetFailures, listSlowed } from './slowed-logins'

const listLogins: Handler<'listLogins'> = ({ db, query }) => readLoginPage(db, query)

const listSlowedLogins: Handler<'listSlowedLogins'> = async ({ db, clock }) => ({
  items: await listSlowed(db, clock()),
})

/** An account that nothing slows down stays as it is, and nothing is logged. */
const unlockLogin: Handler<'unlockLogin'> = async (call) => {
  const { db, body, person: actor } = call
  const { person_id, address } = body
  if (person_id === null && address === null)
    throw Problem.invalid({ pointer: '/person_id', code: 'required' })
  if (person_id !== null && address !== null)
    throw Problem.invalid({ pointer: '/address', code: 'unexpected' })
  if (address !== null) {
    if (await forgetFailures(db, { address }))
      await logSettingsChanges(call, [
        { field: 'unlocked_address', line: null, from: null, to: address },
      ])
    return
  }
  const person = await db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('id', '=', person_id)
    .executeTakeFirst()
  if (!person) throw Problem.invalid({ pointer: '/person_id', code: 'not_found' })
  if (await forgetFailures(db, person))
    await recordActivity(call, {
      record: { kind: 'person', id: person.id },
      personId: actor.id,
      kind: 'unlocked',
      changes: [],
    })
}

const listPersonSessions: Handler<'listPersonSessions'> = async (call) => {
  const { id } = await requirePerson(call.db, call.path.id)
  return { items: await listSessions(call, id) }
}

const endPersonSession: Handler<'endPersonSession'> = async (call) => {
  const { db, clock, person: actor, path } = call
  await endSession(db, clock(), { id: path.session_id, personId: path.id })
  await recordActivity(call, {
    record: { kind: 'person', id: path.id },
    personId: actor.id,
    kind: 'sessions_ended',
    changes: [],
  })
}

export const loginHandlers = {
  listLogins,
  listSlowedLogins,
  unlockLogin,
  listPersonSessions,
  endPersonSession,
} satisfies Partial<Handlers>

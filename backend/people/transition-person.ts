import { recordActivity } from '../activity/activity'
import type { Handler, Person } from '../call'
import type { Db } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { logTransition } from '../documents/transitions'
import { handOver, countOpenWork } from '../hand-over/hand-over'
import { mailPasswordLinkTo } from '../passwords/password-links'
import { Problem } from '../problems/problem'
import { isDemoLogin } from '../session/demo-people'
import { endSessions } from '../session/tokens'
import { requirePerson, type StoredPerson, isLastAdmin } from './require-person'
import { presentPerson, getPersonStatus } from './present-person'
import { canManagePerson, getPersonTransitions } from './rules/permissions'
import { canLogIn } from './session-person'

export const transitionPerson: Handler<'transitionPerson'> = async (call) => {
  const { db, person: actor, path, body, version } = call
  const before = await requirePerson(db, path.id)
  assertVersion(version, before.version)
  if (!getPersonTransitions(actor, before).some(({ to }) => to === body.to))
    throw new Problem('not_allowed_now')
  const isLeaving = body.to === 'deactivated'
  if (isLeaving) await deactivatePerson(call, before, body.work ?? [])
  await db
    .updateTable('people')
    .set({ is_active: isLeaving ? 0 : 1, ...toNextVersion(call, version) })
    .where('id', '=', before.id)
    .execute()
  const after = await requirePerson(db, before.id)
  const reason = body.reason?.trim() || undefined
  await logTransition(
    call,
    { kind: 'person', id: before.id },
    { from: getPersonStatus(before), to: getPersonStatus(after), personId: actor.id, reason },
  )
  return presentPerson(call, after)
}

/** Checks that no open work remains, and ends all access. */
async function deactivatePerson(
  call: Parameters<Handler<'transitionPerson'>>[0],
  person: StoredPerson,
  work: Parameters<typeof handOver>[2],
): Promise<void> {
  const { db, clock } = call
  if (await isDemoLogin(db, person)) throw Problem.invalid({ pointer: '/to', code: 'demo_person' })
  if (await isLastAdmin(db, person)) throw Problem.invalid({ pointer: '/to', code: 'last_admin' })
  await handOver(call, person, work)
  if ((await countOpenWork(db, person.id)).length)
    throw Problem.invalid({ pointer: '/work', code: 'open_work' })
  await db.deleteFrom('password_links').where('person_id', '=', person.id).execute()
  await endSessions(db, clock(), [person.id])
}

export const handWorkOver: Handler<'handWorkOver'> = async (call) => {
  const person = await requireManagedPerson(call.db, call.person, call.path.id)
  await handOver(call, person, call.body.work)
  return presentPerson(call, person)
}

export const clearPersonSessions: Handler<'clearPersonSessions'> = async (call) => {
  const { db, clock, person: actor, path } = call
  const { id } = await requireManagedPerson(db, actor, path.id)
  await endSessions(db, clock(), [id])
  await recordActivity(call, {
    record: { kind: 'person', id },
    personId: actor.id,
    kind: 'sessions_ended',
    changes: [],
  })
}

export const sendPersonLink: Handler<'sendPersonLink'> = async (call) => {
  const { db, person: actor, path } = call
  const person = await requireManagedPerson(db, actor, path.id)
  if (!(await canLogIn(db, person.id))) throw new Problem('not_allowed_now')
  await mailPasswordLinkTo(
    call,
    person,
    person.password_hash === null ? 'invited' : 'password_link',
    { sender: { id: actor.id, record: { kind: 'person', id: person.id } } },
  )
  await recordActivity(call, {
    record: { kind: 'person', id: person.id },
    personId: actor.id,
    kind: 'link_sent',
    changes: [],
  })
}

/**
 * Returns a person that the user may manage.
 * @throws Problem 404 for an unknown id, 403 for an admin unless the actor is one
 */
async function requireManagedPerson(db: Db, actor: Person, id: string): Promise<StoredPerson> {
  const person = await requirePerson(db, id)
  if (!canManagePerson(actor, person)) throw new Problem('forbidden')
  return person
}

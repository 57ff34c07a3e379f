import { recordActivity } from '../activity/record-activity'
import type { Handler, Person } from '../call'
import type { Db } from '../db/tables'
import { expectVersion } from '../db/version'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { handOver } from '../hand-over/hand-over'
import { openWorkOf } from '../hand-over/open-work'
import { mailLink } from '../passwords/password-links'
import { Problem } from '../problems/problem'
import { opensDemo } from '../session/demo-people'
import { endSessions } from '../session/end-sessions'
import { findPerson, type KeptPerson } from './find-person'
import { isLastAdmin } from './last-admin'
import { presentPerson, statusOf } from './present-person'
import { mayKeep, personSteps } from './rules/keepers'
import { canComeIn } from './session-person'

export const transitionPerson: Handler<'transitionPerson'> = async (call) => {
  const { db, person: actor, path, body, version } = call
  const before = await findPerson(db, path.id)
  expectVersion(version, before.version)
  if (!personSteps(actor, before).some(({ to }) => to === body.to))
    throw new Problem('not_allowed_now')
  const isLeaving = body.to === 'deactivated'
  if (isLeaving) await leave(call, before, body.work ?? [])
  await db
    .updateTable('people')
    .set({ is_active: isLeaving ? 0 : 1, ...nextVersion(call, version) })
    .where('id', '=', before.id)
    .execute()
  const after = await findPerson(db, before.id)
  const reason = body.reason?.trim() || undefined
  await logStep(
    call,
    { kind: 'person', id: before.id },
    { from: statusOf(before), to: statusOf(after), personId: actor.id, reason },
  )
  return presentPerson(call, after)
}

/** Nobody leaves with work that nobody took, nor by a way back. */
async function leave(
  call: Parameters<Handler<'transitionPerson'>>[0],
  person: KeptPerson,
  work: Parameters<typeof handOver>[2],
): Promise<void> {
  const { db, clock } = call
  if (await opensDemo(db, person)) throw Problem.invalid({ pointer: '/to', code: 'demo_person' })
  if (await isLastAdmin(db, person)) throw Problem.invalid({ pointer: '/to', code: 'last_admin' })
  await handOver(call, person, work)
  if ((await openWorkOf(db, person.id)).length)
    throw Problem.invalid({ pointer: '/work', code: 'open_work' })
  await db.deleteFrom('password_links').where('person_id', '=', person.id).execute()
  await endSessions(db, clock(), [person.id])
}

export const handWorkOver: Handler<'handWorkOver'> = async (call) => {
  const person = await findKept(call.db, call.person, call.path.id)
  await handOver(call, person, call.body.work)
  return presentPerson(call, person)
}

export const clearPersonSessions: Handler<'clearPersonSessions'> = async (call) => {
  const { db, clock, person: actor, path } = call
  const { id } = await findKept(db, actor, path.id)
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
  const person = await findKept(db, actor, path.id)
  if (!(await canComeIn(db, person.id))) throw new Problem('not_allowed_now')
  await mailLink(call, person, person.password_hash === null ? 'invited' : 'password_link')
  await recordActivity(call, {
    record: { kind: 'person', id: person.id },
    personId: actor.id,
    kind: 'link_sent',
    changes: [],
  })
}

/** @throws Problem 404 where nobody has the id, 403 for an admin where only an admin may */
async function findKept(db: Db, actor: Person, id: string): Promise<KeptPerson> {
  const person = await findPerson(db, id)
  if (!mayKeep(actor, person)) throw new Problem('forbidden')
  return person
}

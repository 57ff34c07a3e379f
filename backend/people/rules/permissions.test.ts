import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../../db/test-database'
import { getDemoPersonId } from '../../seed/people'
import { seedFirstDay } from '../../seed/worlds'
import { secureRandom } from '../../app-context'
import { isLastAdmin } from '../require-person'
import { canManagePerson, getPersonActs, getPersonTransitions } from './permissions'

const other = { id: 'other', is_active: 1, erased_at: null, canLogIn: true, sessions: 1, work: [] }

it('an admin manages everyone, a global manager everyone but admins, other roles nobody', () => {
  const checkClientAndAdmin = (actor: Parameters<typeof canManagePerson>[0]['role']) => [
    canManagePerson({ role: actor }, { role: 'client' }),
    canManagePerson({ role: actor }, { role: 'admin' }),
  ]
  expect(checkClientAndAdmin('admin')).toEqual([true, true])
  expect(checkClientAndAdmin('global_manager')).toEqual([true, false])
  expect(checkClientAndAdmin('sale_manager')).toEqual([false, false])
})

it('nobody deactivates themselves, ends their own sessions here or mails themselves a link', () => {
  const me = { id: 'me', role: 'admin' } as const
  expect(getPersonTransitions(me, { ...other, ...me })).toEqual([])
  expect(getPersonActs(me, { ...other, ...me, work: [1] })).toEqual(['hand_over'])
  expect(getPersonTransitions(me, { ...other, role: 'client' })).toEqual([
    { to: 'deactivated', reason_required: false },
  ])
  expect(getPersonTransitions(me, { ...other, role: 'client', is_active: 0 })).toEqual([
    { to: 'active', reason_required: false },
  ])
})

it('no link is offered while the company is not verified, and no logout without a session', () => {
  expect(
    getPersonActs(
      { id: 'me', role: 'admin' },
      { ...other, role: 'client', canLogIn: false, sessions: 0 },
    ),
  ).toEqual([])
})

it('the last admin is the last one who can log in', async () => {
  const db = await createEmptyDatabase()
  await seedFirstDay(db, { clock: () => new Date('2026-11-20T09:30:00Z'), random: secureRandom })
  const findPerson = (id: string) =>
    db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const admin = await findPerson(getDemoPersonId('admin'))
  expect(await isLastAdmin(db, admin)).toBe(true)
  const second = getDemoPersonId('global_manager')
  await db
    .updateTable('people')
    .set({ role: 'admin', password_hash: null })
    .where('id', '=', second)
    .execute()
  // An invited person can't log in yet.
  expect(await isLastAdmin(db, admin)).toBe(true)
  await db
    .updateTable('people')
    .set({ password_hash: admin.password_hash })
    .where('id', '=', second)
    .execute()
  expect(await isLastAdmin(db, admin)).toBe(false)
})

import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import { PASSWORD } from '../fixtures/saved-companies'
import { canLogIn, createNewcomer } from '../fixtures/saved-people'

const guess = (people: People, email: string, password = 'oak') =>
  people.stranger().post('/login/', { email, password })

const listLogins = async (people: People, query: string) =>
  expectAnswer(await (await people.as('admin')).get(`/logins/?${query}`), 'listLogins')

const listSlowed = async (people: People) =>
  (await expectAnswer(await (await people.as('admin')).get('/logins/slowed/'), 'listSlowedLogins'))
    .items

/** Creates a user whose login is slowed down after wrong passwords. */
async function createSlowedPerson(people: People) {
  const newcomer = await createNewcomer(people)
  for (let i = 0; i < 5; i++) await guess(people, newcomer.write.email)
  return newcomer
}

const listSessions = async (people: People, id: string) =>
  (
    await expectAnswer(
      await (await people.as('admin')).get(`/people/${id}/sessions/`),
      'listPersonSessions',
    )
  ).items

export const loginCases = {
  listLogins: [
    success('lists logins and failures of a user, without passwords', async (people) => {
      const { person, write } = await createSlowedPerson(people)
      await guess(people, write.email)
      const query = `person_id=${person.id}`
      const { items, total } = await listLogins(people, query)
      expect(Object.fromEntries(items.map(({ outcome, count }) => [outcome, count]))).toEqual({
        succeeded: 1,
        wrong_password: 5,
        slowed_down: 1,
      })
      expect(total).toBe(3)
      expect(items[0]?.person).toEqual({ id: person.id, name: person.name })
      expect(items.every(({ address }) => address !== null)).toBe(true)
      expect(JSON.stringify(items)).not.toContain('oak')
      expect(await listLogins(people, `${query}&outcome=succeeded&q=${write.email}`)).toMatchObject(
        { total: 1, items: [{ outcome: 'succeeded' }] },
      )
    }),
    success('lists a login of a deactivated user as blocked', async (people) => {
      const { person, write } = await createNewcomer(people)
      const admin = await people.as('admin')
      const { version } = await expectAnswer(await admin.get(`/people/${person.id}/`), 'getPerson')
      await admin.post(
        `/people/${person.id}/transitions/`,
        { to: 'deactivated' },
        { 'If-Match': `"${version}"` },
      )
      await guess(people, write.email, PASSWORD)
      expect(await listLogins(people, `person_id=${person.id}&outcome=blocked`)).toMatchObject({
        total: 1,
      })
    }),
    success('masks an unknown email', async (people) => {
      const email = `zelda@${crypto.randomUUID().slice(0, 8)}.example`
      await guess(people, email)
      const { items } = await listLogins(people, 'outcome=wrong_password&limit=500')
      const hint = `z…${email.slice(email.indexOf('@'))}`
      expect(items.filter(({ email_hint }) => email_hint === hint)).toMatchObject([
        { person: null },
      ])
      expect(JSON.stringify(items)).not.toContain(email)
    }),
    invalid('refuses an unknown outcome', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/logins/?outcome=lost'), {
        '?outcome': 'unknown_value',
      })
    }),
  ],
  listSlowedLogins: [
    success('lists an account after five wrong passwords', async (people) => {
      const { person } = await createSlowedPerson(people)
      const slowed = (await listSlowed(people)).find((each) => each.person?.id === person.id)
      expect(slowed).toMatchObject({ address: null, failures: 5 })
    }),
  ],
  unlockLogin: [
    success('lets the user log in at once, and is recorded in the history', async (people) => {
      const { person, write } = await createSlowedPerson(people)
      expect(await canLogIn(people, write.email)).toBe(false)
      const admin = await people.as('admin')
      const unlock = () => admin.post('/logins/unlock/', { person_id: person.id, address: null })
      expect((await unlock()).status).toBe(204)
      expect((await unlock()).status).toBe(204)
      expect((await listSlowed(people)).some((each) => each.person?.id === person.id)).toBe(false)
      expect(await canLogIn(people, write.email)).toBe(true)
      const { items } = await expectAnswer(
        await admin.get(`/records/person/${person.id}/activity/`),
        'listActivity',
      )
      expect(items.filter(({ kind }) => kind === 'unlocked')).toHaveLength(1)
    }),
    invalid('requires either a person or an address', async ({ as }) => {
      const unlock = async (body: object) => (await as('admin')).post('/logins/unlock/', body)
      await expectFieldErrors(await unlock({ person_id: null, address: null }), {
        '/person_id': 'required',
      })
      await expectFieldErrors(await unlock({ person_id: UNKNOWN_ID, address: '192.0.2.1' }), {
        '/address': 'unexpected',
      })
      await expectFieldErrors(await unlock({ person_id: UNKNOWN_ID, address: null }), {
        '/person_id': 'not_found',
      })
    }),
    forbidden('is for admins only', async ({ as }) => {
      await expectProblem(
        await (
          await as('global_manager')
        ).post('/logins/unlock/', { person_id: UNKNOWN_ID, address: null }),
        'forbidden',
        403,
      )
    }),
  ],
  listPersonSessions: [
    success('lists where a person is logged in', async (people) => {
      const { person } = await createNewcomer(people)
      expect(await listSessions(people, person.id)).toMatchObject([{ is_current: false }])
    }),
    notFound('returns 404 for an unknown person', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/people/${UNKNOWN_ID}/sessions/`),
        'not_found',
        404,
      )
    }),
  ],
  endPersonSession: [
    success('logs a person out of one browser', async (people) => {
      const { person, write, visitor } = await createNewcomer(people)
      const [first] = await listSessions(people, person.id)
      const other = people.stranger()
      await other.post('/login/', { email: write.email, password: PASSWORD })
      const admin = await people.as('admin')
      expect((await admin.delete(`/people/${person.id}/sessions/${first?.id}/`)).status).toBe(204)
      expect([(await visitor.get('/me/')).status, (await other.get('/me/')).status]).toEqual([
        401, 200,
      ])
    }),
    notFound('returns 404 for a session of another person', async (people) => {
      const [one, another] = [await createNewcomer(people), await createNewcomer(people)]
      const [session] = await listSessions(people, another.person.id)
      await expectProblem(
        await (
          await people.as('admin')
        ).delete(`/people/${one.person.id}/sessions/${session?.id}/`),
        'not_found',
        404,
      )
    }),
  ],
  listOwnLogins: [
    success('lists a user’s own logins and failures alone', async (people) => {
      const { person, write, visitor } = await createNewcomer(people)
      await guess(people, write.email)
      const { items } = await expectAnswer(await visitor.get('/profile/logins/'), 'listOwnLogins')
      expect(items.map(({ outcome }) => outcome).toSorted()).toEqual([
        'succeeded',
        'wrong_password',
      ])
      expect(items.every((login) => login.person?.id === person.id)).toBe(true)
    }),
    invalid('refuses a malformed cursor', async ({ as }) => {
      await expectFieldErrors(await (await as('client')).get('/profile/logins/?cursor=x'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
} satisfies Cases

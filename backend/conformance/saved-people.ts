import type { Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People, Visitor } from './host'
import { readLastMail, PASSWORD, getLinkToken } from './saved-companies'

let sampleCount = 0

/** Returns a unique user who works in the yard, so that no other case hands work over to them. */
export function samplePerson(change: Partial<Schemas['PersonWrite']> = {}): Schemas['PersonWrite'] {
  sampleCount += 1
  return {
    first_name: 'Ilze',
    last_name: `Bērziņa ${sampleCount}`,
    email: `ilze.${sampleCount}@house-${crypto.randomUUID().slice(0, 8)}.example`,
    phone: '+371 67 00 00 00',
    country: 'LV',
    language: 'en',
    role: 'purchase_agent',
    countries: [],
    company_id: null,
    ...change,
  }
}

/** Creates a user by an admin. */
export async function createPerson(
  people: People,
  change: Partial<Schemas['PersonWrite']> = {},
): Promise<{ person: Schemas['Person']; write: Schemas['PersonWrite'] }> {
  const write = samplePerson(change)
  return {
    person: await expectAnswer(
      await (await people.as('admin')).post('/people/', write),
      'createPerson',
    ),
    write,
  }
}

/** Creates a user who has set a password through the link in the mail and is logged in. */
export async function createNewcomer(people: People, change: Partial<Schemas['PersonWrite']> = {}) {
  const { person, write } = await createPerson(people, change)
  const visitor = people.stranger()
  await expectAnswer(
    await visitor.post('/set_password/', {
      token: getLinkToken(await readLastMail(people, write.email)),
      password: PASSWORD,
    }),
    'setPassword',
  )
  return { person, write, visitor }
}

/** True if the new user's password works. */
export const canLogIn = async (people: People, email: string): Promise<boolean> =>
  (await people.stranger().post('/login/', { email, password: PASSWORD })).status === 200

export const readPerson = async (people: People, id: string): Promise<Schemas['Person']> =>
  expectAnswer(await (await people.as('admin')).get(`/people/${id}/`), 'getPerson')

/** Requests a transition of the given version. */
export const postPersonTransition = (
  visitor: Visitor,
  { id, version }: { id: string; version: number },
  body: object,
) => visitor.post(`/people/${id}/transitions/`, body, { 'If-Match': `"${version}"` })

/** Requests a change of the given version. */
export const putPerson = (
  visitor: Visitor,
  { id, version }: { id: string; version: number },
  write: object,
) => visitor.put(`/people/${id}/`, write, { 'If-Match': `"${version}"` })

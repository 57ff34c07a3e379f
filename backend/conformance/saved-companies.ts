import type { Role, Schemas } from '../call'
import { answerOf } from './answers'
import type { People } from './host'
import { idOf } from './saved-deals'
import type { Visitor } from './visitor'

let made = 0

/** A company that no other sample clashes with, in France, served by the demo's manager: all who serve companies see it. */
export async function sampleCompany(
  people: People,
  change: Partial<Schemas['CompanyWrite']> = {},
): Promise<Schemas['CompanyWrite']> {
  made += 1
  return {
    name: `Bois de Nancy ${made}`,
    country: 'FR',
    company_code: `PORTAL-${made}`,
    vat_code: null,
    address: '3 rue du Sapin, 54000 Nancy',
    size: 'small',
    manager_id: await idOf(people, 'manager'),
    payment_terms: { kind: 'net_days', net_days: 14 },
    basket_hours: 24,
    sees_full_amounts: false,
    country_prices: true,
    client_id: null,
    ...change,
  }
}

export async function savedCompany(
  people: People,
  change: Partial<Schemas['CompanyWrite']> = {},
): Promise<Schemas['Company']> {
  return answerOf(
    await (
      await people.as('global_manager')
    ).post('/companies/', await sampleCompany(people, change)),
    'createCompany',
  )
}

/** The company of the demo's client. */
export async function ownCompanyId(people: People): Promise<string> {
  const { company } = await answerOf(
    await (await people.as('client')).get('/profile/'),
    'getProfile',
  )
  return company?.id ?? ''
}

/** Every role that serves companies, and one company that each sees. */
export const SERVING: readonly Role[] = ['manager', 'country_manager', 'global_manager', 'admin']

export const sampleAddress = (
  change: Partial<Schemas['AddressWrite']> = {},
): Schemas['AddressWrite'] => ({
  name: 'Dépôt Nord',
  address: '4 rue du Bois',
  zip_code: '54000',
  country: 'FR',
  city: 'Nancy',
  phone: '+33 3 83 00 00 00',
  contact_name: 'Luc Roche',
  latitude: 48.6921,
  longitude: 6.1844,
  note: 'Lun.–ven. 7 h–16 h',
  ...change,
})

export const addressPath = (companyId: string, id = '') =>
  `/companies/${companyId}/addresses/${id && `${id}/`}`

/** Somebody who signs up, whom nobody else is. */
export function sampleSignUp(change: Partial<Schemas['SignUp']> = {}): Schemas['SignUp'] {
  made += 1
  return {
    company_name: `Charpentes du Doubs ${made}`,
    country: 'FR',
    company_code: `SIGN-${made}`,
    vat_code: null,
    address: '1 place du Marché, 25000 Besançon',
    first_name: 'Agnès',
    last_name: 'Perrin',
    email: `agnes.${made}@doubs-${crypto.randomUUID().slice(0, 8)}.example`,
    phone: '+33 3 81 00 00 00',
    language: 'fr',
    ...change,
  }
}

/** Signs up and gives the company as those see it who verify it. */
export async function signedUp(
  people: People,
  change: Partial<Schemas['SignUp']> = {},
): Promise<{ write: Schemas['SignUp']; company: Schemas['Company'] }> {
  const write = sampleSignUp(change)
  const answer = await people.stranger().post('/sign_up/', write)
  if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`)
  const admin = await people.as('admin')
  const { items } = await answerOf(
    await admin.get(`/companies/?q=${encodeURIComponent(write.company_name)}`),
    'listCompanies',
  )
  return {
    write,
    company: await answerOf(await admin.get(`/companies/${items[0]?.id}/`), 'getCompany'),
  }
}

export const stepCompany = (
  visitor: Visitor,
  { id, version }: { id: string; version: number },
  body: Schemas['CompanyTransition'],
) => visitor.post(`/companies/${id}/transitions/`, body, { 'If-Match': `"${version}"` })

/** Verifies a company and makes its client, which the demo's sale manager sells to. */
export async function verifyCompany(
  people: People,
  visitor: Visitor,
  company: { id: string; version: number },
): Promise<Schemas['Company']> {
  const client = { client_id: null, sale_manager_id: await idOf(people, 'sale_manager') }
  return answerOf(
    await stepCompany(visitor, company, { to: 'verified', client }),
    'transitionCompany',
  )
}

/** The latest mail to an address, in the demo's outbox. */
export async function lastMail(
  people: People,
  email: string,
): Promise<Schemas['OutboxMail'] | undefined> {
  const { items } = await answerOf(await people.stranger().get('/outbox/'), 'listOutbox')
  return items.find(({ to_email }) => to_email === email)
}

/** The secret of the link in a mail. */
export const tokenOf = (mail: Schemas['OutboxMail'] | undefined): string =>
  new URLSearchParams(mail?.link?.split('?')[1]).get('token') ?? ''

/** Somebody who has just been let in, and whom no other case knows: company, password and a browser. */
export async function newBuyer(people: People) {
  const { write, company } = await signedUp(people)
  const verified = await verifyCompany(people, await people.as('admin'), company)
  const token = tokenOf(await lastMail(people, write.email))
  const visitor = people.stranger()
  await answerOf(await visitor.post('/set_password/', { token, password: PASSWORD }), 'setPassword')
  return { visitor, company: verified, email: write.email, token, password: PASSWORD }
}

export const PASSWORD = 'spruce and pine'

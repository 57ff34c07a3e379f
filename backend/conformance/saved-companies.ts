import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People, Visitor } from './host'
import { findPersonId, createClient } from './saved-deals'

let sampleCount = 0

/** Returns a unique company in France with the demo's manager, visible to all managers. */
export async function sampleCompany(
  people: People,
  change: Partial<Schemas['CompanyWrite']> = {},
): Promise<Schemas['CompanyWrite']> {
  sampleCount += 1
  return {
    name: `Bois de Nancy ${sampleCount}`,
    country: 'FR',
    company_code: `PORTAL-${sampleCount}`,
    vat_code: null,
    address: '3 rue du Sapin, 54000 Nancy',
    size: 'small',
    manager_id: await findPersonId(people, 'manager'),
    payment_terms: { kind: 'net_days', net_days: 14 },
    basket_hours: 24,
    reservation_percent: 120,
    sees_full_amounts: false,
    country_prices: true,
    client_id: null,
    ...change,
  }
}

export async function createCompany(
  people: People,
  change: Partial<Schemas['CompanyWrite']> = {},
): Promise<Schemas['Company']> {
  return expectAnswer(
    await (
      await people.as('global_manager')
    ).post('/companies/', await sampleCompany(people, change)),
    'createCompany',
  )
}

/** Returns the id of the demo client's company. */
export async function readOwnCompanyId(people: People): Promise<string> {
  const { company } = await expectAnswer(
    await (await people.as('client')).get('/profile/'),
    'getProfile',
  )
  return company?.id ?? ''
}

/** Roles that serve companies. */
export const COMPANY_ROLES: readonly Role[] = [
  'manager',
  'country_manager',
  'global_manager',
  'admin',
]

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

export const createAddressPath = (companyId: string, id = '') =>
  `/companies/${companyId}/addresses/${id && `${id}/`}`

/** Returns a unique sign-up. */
function sampleSignUp(change: Partial<Schemas['SignUp']> = {}): Schemas['SignUp'] {
  sampleCount += 1
  return {
    company_name: `Charpentes du Doubs ${sampleCount}`,
    country: 'FR',
    company_code: `SIGN-${sampleCount}`,
    vat_code: null,
    address: '1 place du Marché, 25000 Besançon',
    first_name: 'Agnès',
    last_name: 'Perrin',
    email: `agnes.${sampleCount}@doubs-${crypto.randomUUID().slice(0, 8)}.example`,
    phone: '+33 3 81 00 00 00',
    language: 'fr',
    ...change,
  }
}

/** Signs a company up, and returns it as admins see it. */
export async function signUpCompany(
  people: People,
  change: Partial<Schemas['SignUp']> = {},
): Promise<{ write: Schemas['SignUp']; company: Schemas['Company'] }> {
  const write = sampleSignUp(change)
  const answer = await people.stranger().post('/sign_up/', write)
  if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`)
  const admin = await people.as('admin')
  const { items } = await expectAnswer(
    await admin.get(`/companies/?q=${encodeURIComponent(write.company_name)}`),
    'listCompanies',
  )
  return {
    write,
    company: await expectAnswer(await admin.get(`/companies/${items[0]?.id}/`), 'getCompany'),
  }
}

export const postCompanyTransition = (
  visitor: Visitor,
  { id, version }: { id: string; version: number },
  body: Schemas['CompanyTransition'],
) => visitor.post(`/companies/${id}/transitions/`, body, { 'If-Match': `"${version}"` })

/** Verifies a company, and creates its client with the demo's sale manager. */
export async function verifyCompany(
  people: People,
  visitor: Visitor,
  company: { id: string; version: number },
): Promise<Schemas['Company']> {
  const client = { client_id: null, sale_manager_id: await findPersonId(people, 'sale_manager') }
  return expectAnswer(
    await postCompanyTransition(visitor, company, { to: 'verified', client }),
    'transitionCompany',
  )
}

/** Returns the latest mail to an address, of the demo. */
export async function readLastMail(
  people: People,
  email: string,
): Promise<Schemas['DemoMail'] | undefined> {
  const { items } = await expectAnswer(await people.stranger().get('/outbox/'), 'listDemoMails')
  return items.find(({ to }) => to[0]?.email === email)
}

/** Returns the token of the link in a mail, '' without a link. */
export const getLinkToken = (mail: Schemas['DemoMail'] | undefined): string =>
  new URLSearchParams(mail?.link?.split('?')[1]).get('token') ?? ''

/** Creates a new buyer with company, password and browser. */
export async function createBuyer(people: People) {
  const { write, company } = await signUpCompany(people)
  const verified = await verifyCompany(people, await people.as('admin'), company)
  const token = getLinkToken(await readLastMail(people, write.email))
  const visitor = people.stranger()
  await expectAnswer(
    await visitor.post('/set_password/', { token, password: PASSWORD }),
    'setPassword',
  )
  return { visitor, company: verified, email: write.email, token, password: PASSWORD }
}

export const PASSWORD = 'spruce and pine'

/** Creates a client of the demo's sale manager. */
export const createSoldClient = async (
  people: People,
  change: Parameters<typeof createClient>[1] = {},
): Promise<string> =>
  createClient(people, { sale_manager_id: await findPersonId(people, 'sale_manager'), ...change })

/** Fields of a company that neither the demo's client, manager nor country manager sees. */
export const FOREIGN_COMPANY_FIELDS = { country: 'PT', manager_id: null }

import { toCompanySearchText } from '../companies/schema'
import type { Db, NewRow } from '../db/tables'
import { fold } from '@domain/text/fold'
import type { Language } from '../language'
import { toNameColumns, splitName } from '../people/person-refs'
import { companyList, DEMO_COMPANY, type SeededCompany } from './company-list'
import {
  createCompanyEmail,
  countryManagers,
  getDemoPersonId,
  portalManagers,
  type SeedTools,
} from './people'
import { insertRows } from '../db/rows'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

export const getCompanyId = (name: string): string => createSeedId(`company ${name}`)
const getAddressId = (company: string, name: string): string =>
  createSeedId(`address ${company} ${name}`)

const LANGUAGES: Readonly<Record<string, Language>> = { FR: 'fr', ES: 'es', LT: 'lt' }
const getLanguage = (country: string): Language => LANGUAGES[country] ?? 'en'

/** Countries of each country manager. */
const COUNTRIES: readonly (readonly string[])[] = [
  ['BE', 'FR', 'LU'],
  ['EE', 'LT', 'LV'],
]

/** Adds the portal's companies with users and addresses. The demo's client is one of the users. */
export async function seedCompanies(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock().getTime()
  const joined = companyList.map((company, i) => ({
    company,
    at: new Date(now - (company.status === 'pending' ? 1 : 300 - i * 5) * DAY_MS).toISOString(),
  }))
  await insertRows(
    db,
    'companies',
    joined.map(({ company, at }) => createCompanyRow(company, at)),
  )
  await insertRows(
    db,
    'people',
    joined
      .filter(({ company }) => company.name !== DEMO_COMPANY)
      .map(({ company, at }) => createBuyerRow(company, at)),
  )
  await db
    .updateTable('people')
    .set({ company_id: getCompanyId(DEMO_COMPANY), country: 'FR', language: 'fr' })
    .where('id', '=', getDemoPersonId('client'))
    .execute()
  await insertRows(
    db,
    'addresses',
    joined.flatMap(({ company, at }) => createAddressRows(company, at)),
  )
  await insertRows(
    db,
    'person_countries',
    countryManagers.flatMap((person_id, i) =>
      (COUNTRIES[i] ?? []).map((country) => ({ person_id, country })),
    ),
  )
  for (const { name } of companyList) {
    await db
      .updateTable('clients')
      .set({ portal_company_id: getCompanyId(name) })
      .where('name', '=', name)
      .execute()
  }
}

function createCompanyRow(company: SeededCompany, at: string): NewRow<'companies'> {
  const {
    name,
    country,
    street,
    zip,
    city,
    code,
    vat,
    size,
    manager,
    status = 'verified',
    hours = 36,
  } = company
  return {
    id: getCompanyId(name),
    name,
    name_key: fold(name),
    country,
    company_code: code,
    vat_code: vat,
    address: `${street}, ${zip} ${city}`,
    size,
    status,
    manager_id: portalManagers[manager] ?? null,
    payment_kind: size === 'small' ? 'prepayment' : 'net_days',
    payment_net_days: size === 'small' ? null : 30,
    basket_hours: hours,
    sees_full_amounts: Number(company.seesFullAmounts ?? false),
    country_prices: Number(company.hasCountryPrices ?? false),
    search_text: toCompanySearchText({ name, company_code: code, vat_code: vat }),
    created_at: at,
    updated_at: at,
  }
}

/** Creates a company's buyer, who has no password yet and sets one through a link. */
function createBuyerRow({ name, contact, country }: SeededCompany, at: string): NewRow<'people'> {
  return {
    id: createSeedId(`buyer ${name}`),
    ...toNameColumns(splitName(contact)),
    email: createCompanyEmail(contact, name),
    role: 'client',
    password_hash: null,
    terms_agreed_at: at,
    country,
    language: getLanguage(country),
    company_id: getCompanyId(name),
    created_at: at,
  }
}

/** Creates the addresses of a company: its yard, then its other sites. */
function createAddressRows(
  {
    name,
    street,
    zip,
    city,
    country,
    contact,
    at: [latitude, longitude],
    sites = [],
  }: SeededCompany,
  at: string,
): NewRow<'addresses'>[] {
  const common = {
    company_id: getCompanyId(name),
    country,
    phone: null,
    contact_name: contact,
    created_at: at,
  }
  const yard = {
    ...common,
    id: getAddressId(name, name),
    name,
    address: street,
    zip_code: zip,
    city,
    latitude,
    longitude,
    note: null,
  }
  return [
    yard,
    ...sites.map(([site, address, zip_code, town, degrees, note]) => ({
      ...common,
      id: getAddressId(name, site),
      name: site,
      address,
      zip_code,
      city: town,
      latitude: degrees?.[0] ?? null,
      longitude: degrees?.[1] ?? null,
      note,
    })),
  ]
}

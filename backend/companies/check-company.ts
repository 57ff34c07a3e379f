import { findClientErrors } from '@domain/rules/client-rules'
import { DEFAULT_RESERVATION_PERCENT } from '../baskets/rules/reservation-limit'
import type { Person, StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { hasGlobalRole } from '../people/roles'
import { pickFirstErrors } from '../problems/field-errors'
import type { FieldError } from '../problems/problem'
import {
  companyFields,
  getEditableCompanyFields,
  toCompanyWrite,
  type CompanyWrite,
} from './schema'
import { findClientRef } from './present-company'

/**
 * Returns errors that the schema can't find: locked fields, malformed or duplicate codes, an
 * invalid manager, a client linked to another company.
 * @param before the stored company; null for a new one
 */
export async function findCompanyErrors(
  { db, person }: StaffCall,
  company: CompanyWrite,
  before: Row<'companies'> | null,
): Promise<FieldError[]> {
  const id = before?.id ?? null
  const saved = before && toCompanyWrite(before, (await findClientRef(db, before.id))?.id ?? null)
  const locked = companyFields.findLockedErrors(
    saved ?? { ...company, ...getForcedFields(person, company) },
    company,
    getEditableCompanyFields(person),
  )
  return pickFirstErrors([
    ...locked,
    ...findClientErrors(company, saved),
    ...(await findManagerErrors(db, company, saved)),
    ...(await findClientLinkErrors(db, company, id)),
    ...(await findDuplicateCodeErrors(db, company, id)),
  ])
}

/** Returns the values of fields that the person may not choose for a new company. */
function getForcedFields(person: Person, { country }: CompanyWrite): Partial<CompanyWrite> {
  const isOwn = person.role !== 'country_manager' || person.countries.includes(country)
  const forced = {
    ...(person.role !== 'admin' && { reservation_percent: DEFAULT_RESERVATION_PERCENT }),
  }
  if (hasGlobalRole(person)) return forced
  const fields = { ...forced, client_id: null, country: isOwn ? country : '' }
  return person.role === 'manager' ? { ...fields, manager_id: person.id } : fields
}

async function findManagerErrors(
  db: Db,
  { manager_id }: CompanyWrite,
  saved: CompanyWrite | null,
): Promise<FieldError[]> {
  if (manager_id === null || manager_id === saved?.manager_id) return []
  const manager = await db
    .selectFrom('people')
    .select(['role', 'is_active'])
    .where('id', '=', manager_id)
    .executeTakeFirst()
  if (manager?.role === 'manager' && manager.is_active === 1) return []
  return [{ pointer: '/manager_id', code: manager ? 'not_a_manager' : 'not_found' }]
}

async function findClientLinkErrors(
  db: Db,
  { client_id }: CompanyWrite,
  id: string | null,
): Promise<FieldError[]> {
  if (client_id === null) return []
  const client = await db
    .selectFrom('clients')
    .leftJoin('companies', 'companies.id', 'clients.portal_company_id')
    .select(['clients.portal_company_id', 'companies.name'])
    .where('clients.id', '=', client_id)
    .executeTakeFirst()
  if (!client) return [{ pointer: '/client_id', code: 'not_found' }]
  const isTaken = client.portal_company_id !== null && client.portal_company_id !== id
  return isTaken
    ? [{ pointer: '/client_id', code: 'duplicate', params: { name: client.name ?? '' } }]
    : []
}

/**
 * Finds duplicates: VAT codes are unique worldwide, company codes per country. Unverified
 * companies don't reserve a code.
 */
export async function findDuplicateCodeErrors(
  db: Db,
  { country, company_code, vat_code }: Pick<CompanyWrite, 'country' | 'company_code' | 'vat_code'>,
  id: string | null,
): Promise<FieldError[]> {
  const others = db
    .selectFrom('companies')
    .select('name')
    .where('id', '!=', id ?? '')
    .where('status', '!=', 'pending')
  const errors: FieldError[] = []
  if (company_code !== null) {
    const other = await others
      .where('country', '=', country)
      .where('company_code', '=', company_code)
      .executeTakeFirst()
    if (other) errors.push({ pointer: '/company_code', code: 'duplicate', params: other })
  }
  if (vat_code !== null) {
    const other = await others.where('vat_code', '=', vat_code).executeTakeFirst()
    if (other) errors.push({ pointer: '/vat_code', code: 'duplicate', params: other })
  }
  return errors
}

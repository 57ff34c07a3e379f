import { findClientErrors } from '@domain/rules/client-rules'
import { DEFAULT_RESERVATION_PERCENT } from '../baskets/rules/reservation-limit'
import type { Person, PersonCall } from '../call'
import type { Db, Row } from '../db/tables'
import { hasGlobalRole } from '../people/roles'
import { findPeopleInRoles, notify } from '../notifications/notify'
import { pickFirstErrors } from '../problems/field-errors'
import type { FieldError } from '../problems/problem'
import {
  companyFields,
  getEditableCompanyFields,
  toCompanyWrite,
  type CompanyWrite,
} from './schema'
import { canSeeCompany } from './policy'
import { findClientRef } from './present-company'

/**
 * Returns errors that the schema can't find: locked fields, malformed or duplicate codes, an
 * invalid manager, a client linked to another company.
 * @param before the stored company; null for a new one
 */
export async function findCompanyErrors(
  { db, person }: PersonCall,
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
    ...(await findDuplicateCodeErrors({ db, person }, company, id)),
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

type CodedCompany = Pick<CompanyWrite, 'country' | 'company_code' | 'vat_code'>

/**
 * Finds duplicates: VAT codes are unique worldwide, company codes per country. Unverified
 * companies don't reserve a code. Companies that the caller does not see are left to
 * `notifyDuplicateCodes`, so that a refusal reveals none of them.
 */
export async function findDuplicateCodeErrors(
  { db, person }: Pick<PersonCall, 'db' | 'person'>,
  company: CodedCompany,
  id: string | null,
): Promise<FieldError[]> {
  const others = (await findSameCodes(db, company, id)).filter((other) =>
    canSeeCompany(person, other),
  )
  return (['company_code', 'vat_code'] as const).flatMap((field) => {
    const other = others.find((one) => one.field === field)
    return other
      ? [{ pointer: `/${field}`, code: 'duplicate' as const, params: { name: other.name } }]
      : []
  })
}

/** Returns the verified and blocked companies with one of the codes, and which it is. */
async function findSameCodes(
  db: Db,
  { country, company_code, vat_code }: CodedCompany,
  id: string | null,
) {
  const others = db
    .selectFrom('companies')
    .select(['id', 'name', 'manager_id', 'country'])
    .where('id', '!=', id ?? '')
    .where('status', '!=', 'pending')
  const withCode =
    company_code === null
      ? []
      : await others
          .where('country', '=', country)
          .where('company_code', '=', company_code)
          .execute()
  const withVat = vat_code === null ? [] : await others.where('vat_code', '=', vat_code).execute()
  return [
    ...withCode.map((other) => ({ ...other, field: 'company_code' as const })),
    ...withVat.map((other) => ({ ...other, field: 'vat_code' as const })),
  ]
}

/**
 * Notifies global managers and admins of companies with the same codes that the caller does not
 * see.
 */
export async function notifyDuplicateCodes(
  call: PersonCall,
  company: CodedCompany & { id: string; name: string },
): Promise<void> {
  const others = await findSameCodes(call.db, company, company.id)
  const hidden = others.find((other) => !canSeeCompany(call.person, other))
  if (!hidden) return
  await notify(call, {
    people: await findPeopleInRoles(call.db, ['global_manager', 'admin']),
    key: 'company_duplicate',
    params: { company: company.name, other: hidden.name },
    record: { kind: 'company', id: company.id },
  })
}

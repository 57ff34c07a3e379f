import { sql } from 'kysely'
import type { Schemas } from '../call'
import { normalizeVatCode, findClientErrors } from '@domain/rules/client-rules'
import { toCentsOrNull } from '../db/decimal-columns'
import { fold } from '@domain/text/fold'
import { toSearchText } from '../db/fold'
import { toJson } from '../db/rows'
import { toPaymentColumns } from '../documents/terms'
import type { Db, Row } from '../db/tables'
import { findNameErrors } from '../partners/duplicate-name'
import type { FieldError } from '../problems/problem'

export type ClientWrite = Schemas['ClientWrite']

/** Returns the client with normalized codes. */
export const normalizeClient = (client: ClientWrite): ClientWrite => ({
  ...client,
  vat_code: normalizeVatCode(client.vat_code),
})

export function toClientColumns({
  contacts,
  payment_terms,
  default_incoterms,
  credit_limit_eur,
  ...client
}: ClientWrite) {
  return {
    ...client,
    name_key: fold(client.name),
    contacts: toJson(contacts),
    ...toPaymentColumns(payment_terms),
    incoterms_rule: default_incoterms?.rule ?? null,
    incoterms_place: default_incoterms?.place ?? null,
    credit_limit_cents: toCentsOrNull(credit_limit_eur),
    search_text: toSearchText(
      client.name,
      client.company_code,
      client.vat_code,
      ...contacts.flatMap((contact) => [contact.name, contact.email]),
    ),
  }
}

/**
 * Returns errors that the schema can't find: a duplicate code or one malformed for the country, a
 * manager who is not a sale manager, inconsistent payment terms.
 * @param before the stored client; null for a new one
 */
export async function findClientWriteErrors(
  db: Db,
  client: ClientWrite,
  before: Row<'clients'> | null,
): Promise<FieldError[]> {
  return [
    ...findClientErrors(client, before),
    ...(await findManagerErrors(db, client)),
    ...(await findNameErrors(db, 'clients', client, before)),
    ...(await findCodeErrors(db, client, before?.id ?? '')),
  ]
}

async function findManagerErrors(db: Db, { sale_manager_id }: ClientWrite): Promise<FieldError[]> {
  if (sale_manager_id === null) return []
  const manager = await db
    .selectFrom('people')
    .select('role')
    .where('id', '=', sale_manager_id)
    .executeTakeFirst()
  if (manager?.role === 'sale_manager') return []
  return [{ pointer: '/sale_manager_id', code: manager ? 'not_a_sale_manager' : 'not_found' }]
}

async function findCodeErrors(db: Db, client: ClientWrite, id: string): Promise<FieldError[]> {
  const twins = await findClientsWithSameCodes(db, client, id)
  return (['company_code', 'vat_code'] as const).flatMap((field) =>
    twins[field] ? [{ pointer: `/${field}`, code: 'duplicate', params: twins[field] }] : [],
  )
}

/** `toCompanyCodeKey` of the column. */
export const companyCodeKey = sql<string>`upper(replace(company_code, ' ', ''))`

/** Returns the same key for all spellings of a company code: "552 081 317" and "552081317". */
export const toCompanyCodeKey = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase()

/**
 * Returns other clients with the same codes: VAT codes are unique worldwide, company codes per
 * country.
 */
export async function findClientsWithSameCodes(
  db: Db,
  { country, company_code, vat_code }: Pick<ClientWrite, 'country' | 'company_code' | 'vat_code'>,
  exceptId = '',
): Promise<Partial<Record<'company_code' | 'vat_code', { name: string }>>> {
  const others = db.selectFrom('clients').select('name').where('id', '!=', exceptId)
  const byCompanyCode =
    company_code === null
      ? undefined
      : await others
          .where('country', '=', country)
          .where(companyCodeKey, '=', toCompanyCodeKey(company_code))
          .executeTakeFirst()
  const byVatCode =
    vat_code === null ? undefined : await others.where('vat_code', '=', vat_code).executeTakeFirst()
  return {
    ...(byCompanyCode && { company_code: byCompanyCode }),
    ...(byVatCode && { vat_code: byVatCode }),
  }
}

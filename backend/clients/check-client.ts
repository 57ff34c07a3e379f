import type { Db } from '../db/tables'
import { Problem, type FieldError } from '../problems/problem'
import type { ClientWrite } from './client-row'
import { vatCodeErrors } from './vat-code'

/**
 * Refuses what the contract's shapes can't tell: codes that another client has or no state writes so, a manager who is none, terms that don't fit together.
 * @param id the client being changed; null for a new one
 * @throws Problem 422 with the fields
 */
export async function checkClient(db: Db, client: ClientWrite, id: string | null): Promise<void> {
  const errors = [
    ...(await vatErrors(db, client, id)),
    ...termsErrors(client),
    ...(await managerErrors(db, client)),
    ...(await duplicateErrors(db, client, id)),
  ]
  if (errors.length) throw Problem.invalid(...errors)
}

/** A code that was kept before it was looked at like this stands in the way of no other change. */
async function vatErrors(db: Db, { country, vat_code }: ClientWrite, id: string | null): Promise<FieldError[]> {
  const errors = vatCodeErrors(country, vat_code)
  if (errors.length === 0 || id === null) return errors
  const stored = await db.selectFrom('clients').select(['country', 'vat_code']).where('id', '=', id).executeTakeFirst()
  return stored?.country === country && stored.vat_code === vat_code ? [] : errors
}

function termsErrors({ payment_terms: { kind, net_days } }: ClientWrite): FieldError[] {
  if (kind === 'net_days' && net_days === null) return [{ pointer: '/payment_terms/net_days', code: 'net_days_required' }]
  if (kind !== 'net_days' && net_days !== null) return [{ pointer: '/payment_terms/net_days', code: 'unexpected' }]
  return []
}

async function managerErrors(db: Db, { sale_manager_id }: ClientWrite): Promise<FieldError[]> {
  if (sale_manager_id === null) return []
  const manager = await db.selectFrom('people').select('role').where('id', '=', sale_manager_id).executeTakeFirst()
  if (manager?.role === 'sale_manager') return []
  return [{ pointer: '/sale_manager_id', code: manager ? 'not_a_sale_manager' : 'not_found' }]
}

/** A VAT code is one company's everywhere, a company code in its country. */
async function duplicateErrors(db: Db, client: ClientWrite, id: string | null): Promise<FieldError[]> {
  const { country, company_code, vat_code } = client
  const others = db.selectFrom('clients').select('id').where('id', '!=', id ?? '')
  const errors: FieldError[] = []
  if (company_code !== null) {
    const other = await others.where('country', '=', country).where('company_code', '=', company_code).executeTakeFirst()
    if (other) errors.push({ pointer: '/company_code', code: 'duplicate' })
  }
  if (vat_code !== null) {
    const other = await others.where('vat_code', '=', vat_code).executeTakeFirst()
    if (other) errors.push({ pointer: '/vat_code', code: 'duplicate' })
  }
  return errors
}

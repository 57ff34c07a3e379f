import type { components } from '@/shared/api/generated/schema'
import type { Handler, StaffCall } from '../call'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import { isGlobal } from '../people/staff'
import { Problem } from '../problems/problem'
import { exposureOf, soldInTwelveMonths } from './client-figures'
import { ownDealsOnly, seesClientMargin } from './client-scope'

export const getClient: Handler<'getClient'> = (call) => readClient(call, call.path.id)

/**
 * The client as this person sees it.
 * @throws Problem 404
 */
export async function readClient({ db, clock, person }: StaffCall, id: string): Promise<components['schemas']['Client']> {
  const row = await db
    .selectFrom('clients')
    .leftJoin('people', 'people.id', 'clients.sale_manager_id')
    .selectAll('clients')
    .select('people.name as sale_manager_name')
    .where('clients.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return {
    id,
    version: row.version,
    name: row.name,
    country: row.country,
    company_code: row.company_code,
    vat_code: row.vat_code,
    address: row.address,
    contacts: parseJson(row.contacts),
    currency: row.currency,
    payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
    default_incoterms: row.incoterms_rule && { rule: row.incoterms_rule, place: row.incoterms_place ?? '' },
    default_destination: row.default_destination,
    credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
    sale_manager_id: row.sale_manager_id,
    sale_manager: row.sale_manager_id === null ? null : { id: row.sale_manager_id, name: row.sale_manager_name ?? '' },
    portal_company_id: row.portal_company_id,
    required_certification: row.required_certification,
    tolerance_percent: row.tolerance_percent,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    exposure_eur: fromCents(await exposureOf(db, id)),
    sold_12_months: seesClientMargin(person, row) ? await soldInTwelveMonths(db, id, clock(), ownDealsOnly(person)) : null,
    allowed_actions: isGlobal(person) ? ['change'] : [],
  }
}

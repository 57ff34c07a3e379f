import { getBusinessDay } from '../business-day'
import { findClientExposure } from '../client-deals/client-exposure'
import type { PersonCall } from '../call'
import { findCompanyBlock } from '../companies/company-block'
import { findCargoProgress } from '../deals/deal-transition-subject'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { isDealInvoiced } from '../invoices/queries'
import type { StoredOrder } from './queries'
import { loadUnreservedPacks } from './unreserved-packs'
import {
  isWeekOver,
  type LinkedClient,
  type OrderTransitionSubject,
} from './rules/order-state-machine'

/** Loads the data that the needs of an order's transitions depend on. */
export async function loadOrderTransitionSubject(
  call: PersonCall,
  record: StoredOrder,
): Promise<OrderTransitionSubject> {
  const { db } = call
  const { order, company } = record
  const block = await findCompanyBlock(db, company)
  return {
    status: order.status,
    incoterms: order.incoterms,
    trucks: order.trucks,
    hasAddress: true,
    hasWeek: order.delivery_week !== null && !isWeekOver(order.delivery_week, getBusinessDay(call)),
    truckLoad: { litres: order.volume_l, weightKg: order.weight_kg },
    ...(await loadUnreservedPacks(call, record)),
    company: company.name,
    blocked: block?.by === 'company' ? (block.reason ?? '') : null,
    client: order.deal_id === null ? await loadClientTerms(db, company.id) : null,
    total: fromCents(order.total_cents),
    hasDeparted: order.deal_id !== null && (await findCargoProgress(db, order.deal_id)).hasDeparted,
    isInvoiced: order.deal_id !== null && (await isDealInvoiced(db, order.deal_id)),
  }
}

/** Returns the client linked to a company. */
export const findLinkedClient = (db: Db, companyId: string): Promise<Row<'clients'> | undefined> =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('portal_company_id', '=', companyId)
    .orderBy('id')
    .executeTakeFirst()

async function loadClientTerms(db: Db, companyId: string): Promise<LinkedClient | null> {
  const client = await findLinkedClient(db, companyId)
  if (!client) return null
  const saleManager =
    client.sale_manager_id === null
      ? undefined
      : await db
          .selectFrom('people')
          .select('id')
          .where('id', '=', client.sale_manager_id)
          .where('role', '=', 'sale_manager')
          .executeTakeFirst()
  return {
    status: client.status,
    hasSaleManager: saleManager !== undefined,
    creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
    exposureEur: fromCents(await findClientExposure(db, client.id)),
  }
}

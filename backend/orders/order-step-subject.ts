import { createFreePackCounter } from '../baskets/free-lots'
import { getBusinessDay } from '../business-day'
import { findClientExposure } from '../client-deals/client-exposure'
import type { StaffCall } from '../call'
import { findCompanyBlock } from '../companies/company-block'
import { findCargoProgress } from '../deals/deal-step-subject'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import type { StoredOrder } from './queries'
import { isWeekOver, type LinkedClient, type OrderStepSubject } from './rules/order-state-machine'

/** Loads the data that the needs of an order's transitions depend on. */
export async function loadOrderStepSubject(
  call: StaffCall,
  record: StoredOrder,
): Promise<OrderStepSubject> {
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
    missingProducts: order.status === 'initial' ? await findMissingProducts(db, record) : [],
    company: company.name,
    blocked: block?.by === 'company' ? (block.reason ?? '') : null,
    client: order.deal_id === null ? await loadClientTerms(db, company.id) : null,
    total: fromCents(order.total_cents),
    hasDeparted: order.deal_id !== null && (await findCargoProgress(db, order.deal_id)).hasDeparted,
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
  const seller =
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
    hasSaleManager: seller !== undefined,
    creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
    exposureEur: fromCents(await findClientExposure(db, client.id)),
  }
}

/** Returns names of products with fewer packs, reserved and free, than ordered. */
async function findMissingProducts(db: Db, { order, lines }: StoredOrder): Promise<string[]> {
  const reservedCounts = await countReservedPacks(db, lines)
  const free = await createFreePackCounter(
    db,
    lines.map(({ product_id }) => product_id),
    order.location,
  )
  const remainingPacks = new Map(lines.map(({ product_id }) => [product_id, free(product_id)]))
  const names = new Set<string>()
  for (const line of lines) {
    const missing = line.packs - reservedCounts(line)
    const freePacks = remainingPacks.get(line.product_id) ?? 0
    if (missing > freePacks) names.add(line.product_name)
    else if (missing > 0) remainingPacks.set(line.product_id, freePacks - missing)
  }
  return [...names]
}

/** Counts the packs that the basket still reserves, by line. */
async function countReservedPacks(
  db: Db,
  lines: readonly Row<'order_lines'>[],
): Promise<(line: Row<'order_lines'>) => number> {
  const ids = lines.flatMap(({ basket_line_id }) => basket_line_id ?? [])
  if (ids.length === 0) return () => 0
  const lots = await db
    .selectFrom('lots')
    .select('basket_line_id')
    .where('basket_line_id', 'in', ids)
    .where('status', '=', 'reserved')
    .execute()
  return ({ basket_line_id, packs }) =>
    Math.min(packs, lots.filter((lot) => lot.basket_line_id === basket_line_id).length)
}

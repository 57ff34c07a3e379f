import { getWeekEnd } from '@domain/calendar'
import { expressionBuilder, sql } from 'kysely'
import type { Handler, RequestQuery, PersonCall, Person } from '../call'
import { isVisibleCompany, canSeeCompany } from '../companies/policy'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { parseJson } from '../db/rows'
import {
  listIndexed,
  sortByIds,
  createListOrder,
  findListOrder,
  type ListOrder,
  type PlainSort,
} from '../db/paginate-indexed'
import type { Tables, Db, Row } from '../db/tables'
import { createSearchTextConditions } from '../products/document-search'
import { containsText } from '../db/fold'
import { loadOrderProgress } from './load-order-progress'
import { isAtStage, STAGE_POSITION } from './stage-condition'
import type { OrderSummary } from './schema'
import { Problem } from '../problems/problem'

/** A stored order with its lines in order and its company. */
export type StoredOrder = {
  order: Row<'orders'>
  lines: Row<'order_lines'>[]
  company: Row<'companies'>
}

/**
 * Returns an order of a company that the user may see.
 * @throws Problem 404 for a missing or hidden order
 */
export async function requireOrder(db: Db, person: Person, id: string): Promise<StoredOrder> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const company =
    order &&
    (await db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', order.company_id)
      .executeTakeFirst())
  if (!order || !company || !canSeeCompany(person, company)) throw new Problem('not_found')
  return { order, company, lines: await findOrderLines(db, id) }
}

const findOrderLines = (db: Db, orderId: string): Promise<Row<'order_lines'>[]> =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

const ORDERS: Readonly<
  Record<PlainSort<NonNullable<RequestQuery<'listOrders'>['sort']>>, ListOrder>
> = {
  number: createListOrder(sql`orders.number_key`, 'number'),
  company: createListOrder(sql`orders.company_key`, 'string'),
  status: createListOrder(STAGE_POSITION, 'number'),
  delivery_week: createListOrder(sql`orders.delivery_week`, 'string', true),
  m3: createListOrder(sql`orders.volume_l`, 'number'),
  total: createListOrder(sql`orders.total_cents`, 'number'),
  updated_at: createListOrder(sql`orders.updated_at`, 'string'),
}

const eb = expressionBuilder<Tables, 'orders'>()

const FILTERS: Filters<ListFilterValues<'listOrders'>> = {
  status: (statuses) => eb('orders.status', 'in', statuses),
  stage: (stages) => eb.or(stages.map((stage) => isAtStage(stage))),
  company_id: (ids) => eb('orders.company_id', 'in', ids),
  q: (text) => createSearchTextConditions(text, (word) => containsText('orders.search_text', word)),
}

export const listOrders: Handler<'listOrders'> = async (call) => {
  const { db, query, person } = call
  const { sort = '-number', ...filters } = query
  const visibleCompanies = db
    .selectFrom('companies')
    .select('companies.id')
    .where(isVisibleCompany(person))
  const all = db
    .selectFrom('orders')
    .where('orders.company_id', 'in', visibleCompanies)
    .where((eb) => eb.and(toConditions(FILTERS, filters)))
  const order = findListOrder(ORDERS, sort, filters)
  return listIndexed(call, { all, id: sql`orders.id`, order, sort }, (ids) =>
    loadSummaries(call, ids),
  )
}

async function loadSummaries(call: PersonCall, ids: readonly string[]): Promise<OrderSummary[]> {
  if (ids.length === 0) return []
  const rows = await call.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const getProgress = await loadOrderProgress(call, rows)
  const dealsWithChange = await findDealsWithProposedChange(call.db, rows)
  return sortByIds(ids, rows).map((row) => {
    const { city, country, contact } = parseJson(row.address)
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      progress: getProgress(row),
      has_proposed_change: dealsWithChange.has(row.deal_id),
      ordered_on: row.ordered_on,
      company: { id: row.company_id, name: row.company_name },
      location: row.location,
      city,
      country,
      incoterms: row.incoterms,
      delivery_week: row.delivery_week,
      delivery_before: getLastDay(row.delivery_week),
      trucks: row.trucks,
      m3: fromLitres(row.volume_l),
      total: fromCents(row.total_cents),
      customer_reference: row.customer_reference,
      invoice: row.invoice,
      contact,
      updated_at: row.updated_at,
    }
  })
}

/** Returns the deals of orders whose buyers are to answer a change. */
async function findDealsWithProposedChange(
  db: Db,
  orders: readonly Pick<Row<'orders'>, 'deal_id'>[],
): Promise<ReadonlySet<string | null>> {
  const ids = orders.flatMap(({ deal_id }) => deal_id ?? [])
  if (ids.length === 0) return new Set()
  const sent = await db
    .selectFrom('deal_revisions')
    .select('document_id')
    .where('document_id', 'in', ids)
    .where('status', '=', 'sent')
    .execute()
  return new Set(sent.map(({ document_id }) => document_id))
}

/** Returns the last day of a delivery week. */
export const getLastDay = (week: string | null): string | null =>
  week === null ? null : getWeekEnd(week)

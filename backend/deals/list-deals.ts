import { compareWeeks, trimDecimal } from '@/shared/lib/timber'
import type { AnswerOf, Call, Person } from '../call'
import { countRows } from '../db/count'
import { readPage, type Page } from '../db/keyset'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { Problem } from '../problems/problem'
import type { DealSummary, Schemas } from './contract'
import { filterDeals, type Wanted } from './deal-filters'
import { sortColumn, type SortColumn } from './deal-sorts'
import { peopleNamed } from './people-names'
import { percentOf } from './percent'
import type { Actor } from './rules/actor'
import { seesMargin } from './rules/scope'

export async function listDeals({ db, person, query }: Pick<Call<'listDeals'>, 'db' | 'person' | 'query'>): Promise<AnswerOf<'listDeals'>> {
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted)
  const { column, type, isNullable } = sortColumn(sort)
  const isFirst = cursor === undefined
  // The page is found in an index alone; only its rows are then read whole, while PostgreSQL counts on another connection.
  const page = await readPage(findDeals(db, person, column, wanted, isFirst), {
    sort,
    column: 'found.sort_value',
    type,
    idColumn: 'found.id',
    isNullable,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([
    summariseAll(db, person, page.rows),
    isFirst ? countDeals(db, person, wanted, page) : null,
  ])
  return { items, next_cursor: page.next_cursor, total }
}

/** Nothing is delivered in such a stretch; whoever asked for it meant the other way round. @throws Problem 422 */
function refuseReversedWeeks({ week_from, week_to }: Wanted): void {
  if (week_from === undefined || week_to === undefined || compareWeeks(week_from, week_to) <= 0) return
  throw Problem.invalid({ pointer: '?week_to', code: 'week_order' })
}

/** How many there are in all. A first page that nothing follows has them all: a rare word isn't looked for twice. */
async function countDeals(db: Db, person: Person, wanted: Wanted, first: Page<{ total?: number | null }>): Promise<number> {
  if (first.next_cursor === null) return first.rows.length
  const counted = first.rows[0]?.total
  return counted ?? countRows(filterDeals(db.selectFrom('deals').select('deals.id'), person, wanted))
}

/**
 * The words lie in one index, in the order of the numbers, which is read no further than the page. In any other order each deal's words
 * would have to be fetched on the way, so all matches are found there first, and are counted then for the first page.
 */
function findDeals(db: Db, person: Person, column: SortColumn, wanted: Wanted, isFirst: boolean) {
  const isApart = Boolean(wanted.q) && column !== 'number_key'
  const found = filterDeals(db.selectFrom('deals').select(['deals.id', `deals.${column} as sort_value`]), person, wanted)
  return db
    .with((cte) => (isApart ? cte('found').materialized() : cte('found').notMaterialized()), () => found)
    .selectFrom('found')
    .select(['found.id', 'found.sort_value'])
    .$if(isApart && isFirst, (qb) => qb.select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('count')).as('total')))
}

/** What the list shows of these deals, in their order. */
async function summariseAll(db: Db, actor: Actor, deals: readonly { id: string }[]): Promise<DealSummary[]> {
  const rows = await readRows(db, deals.map(({ id }) => id))
  const named = await peopleNamed(db, rows.map((row) => row.sale_manager_id))
  return rows.map((row) => summarise(row, named, actor))
}

/** Whole rows, in the order of the ids. */
async function readRows(db: Db, ids: readonly string[]): Promise<Row<'deals'>[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('deals').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function summarise(deal: Row<'deals'>, named: (id: string) => Schemas['PersonRef'], actor: Actor): DealSummary {
  const showsMargin = seesMargin(actor, { saleManagerId: deal.sale_manager_id })
  return {
    id: deal.id,
    number: deal.number,
    status: deal.status,
    date: deal.date,
    client: { id: deal.client_id, name: deal.client_name },
    sale_manager: named(deal.sale_manager_id),
    customer_reference: deal.customer_reference,
    currency: deal.currency,
    incoterms: { rule: deal.incoterms_rule, place: deal.incoterms_place },
    destination: deal.destination,
    delivery_week_from: deal.delivery_week_from,
    delivery_week_to: deal.delivery_week_to,
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
    revenue_eur: fromCentsOrNull(deal.revenue_eur_cents),
    margin_percent: showsMargin && deal.margin_bp !== null ? trimDecimal(fromCents(deal.margin_bp)) : null,
    purchased_percent: percentOf(deal.purchased_l, deal.volume_l),
    loaded_percent: percentOf(deal.loaded_l, deal.volume_l),
    delivered_percent: percentOf(deal.delivered_l, deal.volume_l),
    updated_at: deal.updated_at,
  }
}

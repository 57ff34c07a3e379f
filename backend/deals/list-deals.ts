import { sql, type RawBuilder } from 'kysely'
import { compareWeeks, trimDecimal } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { AnswerOf, Call, Person } from '../call'
import { countRows } from '../db/count'
import { readPage, type Page } from '../db/keyset'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import type { Actor } from '../people/actor'
import { peopleNamed } from '../people/people-named'
import { Problem } from '../problems/problem'
import { percentOf } from '../wood-lines/percent'
import type { DealSummary, Schemas } from './contract'
import { filterDeals, type Wanted } from './deal-filters'
import { orderOf, sortedOnly } from './deal-sorts'
import { lateDays } from './rules/late'
import { seesMargin } from './rules/scope'

type Asked = Pick<Call<'listDeals'>, 'db' | 'person' | 'query' | 'clock' | 'timeZone'>

export async function listDeals(call: Asked): Promise<AnswerOf<'listDeals'>> {
  const { db, person, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted)
  const today = businessDay(call)
  const { name, by, type, isNullable, isReversed } = orderOf(sort)
  const only = sortedOnly(name, person, today)
  const isFirst = cursor === undefined
  const found = { db, person, wanted, today, by, isApart: Boolean(wanted.q) && name !== 'number', isCounted: isFirst && !only }
  // The page is found in an index alone; only its rows are then read whole, while PostgreSQL counts on another connection.
  const page = await readPage(findDeals({ ...found, only }), {
    sort,
    column: 'found.sort_value',
    type,
    idColumn: 'found.id',
    isNullable,
    isReversed,
    rest: only ? findDeals({ ...found, by: sql<null>`null`, only: sql`(${by} is null or not (${only}))` }) : undefined,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([
    summariseAll(call, page.rows, today),
    isFirst ? countDeals(found, page) : null,
  ])
  return { items, next_cursor: page.next_cursor, total }
}

/**
 * The last week is before the first: nothing is delivered then, so the person meant it the other way round.
 * @throws Problem 422
 */
export function refuseReversedWeeks({ week_from, week_to }: Wanted): void {
  if (week_from === undefined || week_to === undefined || compareWeeks(week_from, week_to) <= 0) return
  throw Problem.invalid({ pointer: '?week_to', code: 'week_order' })
}

/** Counts all matches. A first page with no next one has them all already, so a rare word isn't searched twice. */
async function countDeals({ db, person, wanted, today }: Found, first: Page<{ total?: number | null }>): Promise<number> {
  if (first.next_cursor === null) return first.rows.length
  const counted = first.rows[0]?.total
  return counted ?? countRows(filterDeals(db.selectFrom('deals').select('deals.id'), person, wanted, today))
}

/** Which deals: those that this person asks for on this business day. */
type Found = { db: Db; person: Person; wanted: Wanted; today: string }

type Finding = Found & {
  by: RawBuilder<string | number | null>
  /** The wanted deals that also fulfil this condition. */
  only: RawBuilder<boolean> | null
  isApart: boolean
  isCounted: boolean
}

/**
 * All search texts are in one index, in the order of the numbers, which is read only as far as the page. In any other order each deal's
 * text would have to be fetched on the way; there all matches are found first, and counted at the same time for the first page.
 */
function findDeals({ db, person, wanted, today, by, only, isApart, isCounted }: Finding) {
  const found = filterDeals(db.selectFrom('deals').select(['deals.id', by.as('sort_value')]), person, wanted, today)
  return db
    .with(
      (cte) => (isApart ? cte('found').materialized() : cte('found').notMaterialized()),
      () => (only ? found.where(only) : found),
    )
    .selectFrom('found')
    .select(['found.id', 'found.sort_value'])
    .$if(isApart && isCounted, (qb) => qb.select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('count')).as('total')))
}

/** What the list shows of these deals, in their order. */
async function summariseAll({ db, person }: Asked, deals: readonly { id: string }[], today: string): Promise<DealSummary[]> {
  const rows = await readRows(db, deals.map(({ id }) => id))
  const named = await peopleNamed(db, rows.map((row) => row.sale_manager_id))
  return rows.map((row) => summarise(row, named, person, today))
}

/** Whole rows, in the order of the ids. */
async function readRows(db: Db, ids: readonly string[]): Promise<Row<'deals'>[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('deals').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function summarise(deal: Row<'deals'>, named: (id: string) => Schemas['PersonRef'], actor: Actor, today: string): DealSummary {
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
    late_days: lateDays(deal, today),
    updated_at: deal.updated_at,
  }
}

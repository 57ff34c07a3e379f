import type { SelectQueryBuilder } from 'kysely'
import { trimDecimal } from '@/shared/lib/timber'
import type { Handler, Person } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import type { Db, Row, Tables } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import type { DealSummary, Schemas } from './contract'
import { filterDeals, searchDeals, type Wanted } from './deal-filters'
import { sortColumn, type SortColumn } from './deal-sorts'
import { peopleNamed } from './people-names'
import { percentOf } from './percent'
import type { Actor } from './rules/actor'
import { seesMargin } from './rules/scope'

export const listDeals: Handler<'listDeals'> = async ({ db, person, query }) => {
  const { sort = '-number', cursor, limit, ...wanted } = query
  const total = cursor === undefined ? await countDeals(db, person, wanted) : null
  if (total === 0) return { items: [], next_cursor: null, total }
  const { column, type, isNullable } = sortColumn(sort)
  // The page is found in an index alone; only its rows are then read whole.
  const found = filterDeals(db.selectFrom('deals').select(['deals.id', `deals.${column} as sort_value`]), person, wanted)
  const page = await readPage(searched(db, found, column, wanted.q), {
    sort,
    column: `deals.${column}`,
    type,
    idColumn: 'deals.id',
    isNullable,
    cursor,
    limit,
  })
  const rows = await readRows(db, page.rows.map(({ id }) => id))
  const named = await peopleNamed(db, rows.map((row) => row.sale_manager_id))
  return { items: rows.map((row) => summarise(row, named, person)), next_cursor: page.next_cursor, total }
}

const countDeals = (db: Db, person: Person, wanted: Wanted): Promise<number> =>
  countRows(searchDeals(filterDeals(db.selectFrom('deals').select('deals.id'), person, wanted), wanted.q))

/**
 * The words lie in one index, in the order of the numbers. In any other order it is quicker to find all matches there first, than to
 * fetch each deal's words on the way.
 */
function searched<Selected>(
  db: Db,
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  column: SortColumn,
  q: string | undefined,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  if (!q || column === 'number_key') return searchDeals(query, q)
  return query.where('deals.id', 'in', searchDeals(db.selectFrom('deals').select('deals.id'), q))
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

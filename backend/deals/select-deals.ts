import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { hasFilterValue } from '../db/filters'
import { hasWood } from '../wood-lines/wood-key'
import { type DealFilterValues, filterDeals, LAST_WEEK } from './queries'
import { SHIPPED_DEAL_STATUSES } from '../statuses/deal-statuses'

type Sum = number | null

/** Volume of a line that covers what it has sold, because wood above that covers no other line. */
const capToSold = (column: 'purchased_l' | 'loaded_l') =>
  sql`case when ${sql.ref(`deal_lines.${column}`)} > deal_lines.volume_l then deal_lines.volume_l else ${sql.ref(`deal_lines.${column}`)} end`

/**
 * 1 if a deal is loaded in part, else 0. A deal is loaded in full if each line is within the
 * tolerance or its rest is closed, as in `isFullyLoaded`.
 */
const IS_PART_LOADED = sql<number>`case when deals.loaded_l > 0
  and deals.status not in (${sql.join(SHIPPED_DEAL_STATUSES)})
  and exists (
    select 1 from deal_lines as parts where parts.deal_id = deals.id
    and parts.loaded_l * 100 < parts.volume_l * (100 - deals.tolerance_percent)
  ) then 1 else 0 end`

/** True if the filters match lines, so that sums cover only the matching lines of each deal. */
export const hasDealLineFilter = ({ wood }: DealFilterValues): boolean => hasFilterValue(wood)

/**
 * Returns a query over these columns of the deals that match the filters, with the same names as in
 * the table. A filter by wood limits the volumes and amounts of a row to the deal's matching lines.
 * Money of the whole deal is stored with its lines, shared by m3.
 */
export function selectDeals<Column extends keyof ReturnType<typeof createDealColumns>>(
  call: Pick<PersonCall, 'db' | 'person' | 'clock' | 'timeZone'>,
  { wood = [], ...filters }: DealFilterValues,
  names: readonly Column[],
) {
  const isByLine = hasDealLineFilter({ wood })
  const today = getBusinessDay(call)
  const columns = createDealColumns(isByLine, today)
  // A cross join keeps this order in SQLite: one wood has more lines than the filtered deals.
  const source = call.db
    .selectFrom('deals')
    .$if(isByLine, (deals) =>
      deals
        .crossJoin('deal_lines')
        .whereRef('deal_lines.deal_id', '=', 'deals.id')
        .where(hasWood('deal_lines.wood_key', wood))
        .groupBy('deals.id'),
    )
  const deals = filterDeals(
    call.db,
    // SQLite reads every column that is selected here, also one that no sum uses.
    {
      query: source.select(names.map((name) => columns[name])),
      person: call.person,
      filters,
      today,
    },
  )
  return call.db.selectFrom(deals.as('deals'))
}

/** Unpaid euro cents of the instalments of a deal that were due before the day. */
const sumOverdue = (today: string) =>
  sql<Sum>`(select sum(deal_instalments.unpaid_eur_cents) from deal_instalments
    where deal_instalments.deal_id = deals.id and deal_instalments.due_on < ${today})`

function createDealColumns(isByLine: boolean, today: string) {
  const sumLines = <Column extends string>(column: Column) =>
    isByLine
      ? sql<Sum>`sum(${sql.ref(`deal_lines.${column}`)})`.as(column)
      : sql<Sum>`${sql.ref(`deals.${column}`)}`.as(column)
  const sumCapped = (column: 'purchased_l' | 'loaded_l') =>
    isByLine
      ? sql<Sum>`sum(${capToSold(column)})`
      : sql<Sum>`(select sum(${capToSold(column)}) from deal_lines where deal_lines.deal_id = deals.id)`
  return {
    status: 'deals.status',
    client_id: 'deals.client_id',
    best_margin_kind: 'deals.best_margin_kind',
    week: LAST_WEEK.as('week'),
    volume_l: sumLines('volume_l'),
    revenue_eur_cents: sumLines('revenue_eur_cents'),
    margin_eur_cents: sumLines('margin_eur_cents'),
    actual_revenue_eur_cents: sumLines('actual_revenue_eur_cents'),
    actual_margin_eur_cents: sumLines('actual_margin_eur_cents'),
    best_margin_eur_cents: sumLines('best_margin_eur_cents'),
    best_revenue_eur_cents: sumLines('best_revenue_eur_cents'),
    best_volume_l: sumLines('best_volume_l'),
    bought_l: sumCapped('purchased_l').as('bought_l'),
    loaded_l: sumCapped('loaded_l').as('loaded_l'),
    is_part_loaded: IS_PART_LOADED.as('is_part_loaded'),
    overdue_eur_cents: sumOverdue(today).as('overdue_eur_cents'),
  } as const
}

import { expressionBuilder, sql } from 'kysely'
import { UNRECEIVED_LITRES } from '../allocations/queries'
import type { PersonCall } from '../call'
import { hasFilterValue } from '../db/filters'
import type { Tables } from '../db/tables'
import { hasWood } from '../wood-lines/wood-key'
import { filterSupplies, type SupplyFilterValues } from './queries'

type Sum = number | null

const lines = expressionBuilder<Tables, 'supply_lines'>()

/** True if the filters match lines, so that sums cover only the matching lines of each supply. */
export const hasSupplyLineFilter = ({ wood, product_id }: SupplyFilterValues): boolean =>
  hasFilterValue(wood) || hasFilterValue(product_id)

/**
 * Returns a query over these columns of the supplies that match the filters, with the same names as
 * in the table. A filter by wood or product limits the volumes and amounts of a row to the lines
 * that match all of them. The amount in euro is stored with its lines.
 */
export function selectSupplies<Column extends keyof ReturnType<typeof createSupplyColumns>>(
  call: Pick<PersonCall, 'db' | 'clock' | 'timeZone'>,
  filters: SupplyFilterValues,
  names: readonly Column[],
) {
  const { wood = [], product_id = [] } = filters
  const matches = [
    ...(wood.length > 0 ? [hasWood('supply_lines.wood_key', wood)] : []),
    ...(product_id.length > 0 ? [lines('supply_lines.product_id', 'in', product_id)] : []),
  ]
  const isByLine = hasSupplyLineFilter(filters)
  const columns = createSupplyColumns(isByLine)
  const source = filterSupplies(call, filters).$if(isByLine, (found) =>
    found
      .leftJoin('supply_lines', (join) =>
        join.onRef('supply_lines.supply_id', '=', 'supplies.id').on(lines.and(matches)),
      )
      .groupBy('supplies.id'),
  )
  // SQLite reads every column that is selected here, also one that no sum uses.
  const supplies = source.select(names.map((name) => columns[name]))
  return call.db.selectFrom(supplies.as('supplies'))
}

function createSupplyColumns(isByLine: boolean) {
  const sumLines = <Column extends string>(column: Column) =>
    isByLine
      ? sql<Sum>`sum(${sql.ref(`supply_lines.${column}`)})`.as(column)
      : sql<Sum>`${sql.ref(`supplies.${column}`)}`.as(column)
  return {
    status: 'supplies.status',
    sawmill_id: 'supplies.sawmill_id',
    ready_week: 'supplies.ready_week',
    ready_at: 'supplies.ready_at',
    volume_l: sumLines('volume_l'),
    // Known even if no line matches every filter.
    amount_eur_cents: (isByLine
      ? sql<Sum>`case when supplies.amount_eur_cents is not null then coalesce(sum(supply_lines.amount_eur_cents), 0) end`
      : sql<Sum>`supplies.amount_eur_cents`
    ).as('amount_eur_cents'),
    agreed_l: (isByLine
      ? sql<Sum>`sum(coalesce(supply_lines.confirmed_l, supply_lines.volume_l))`
      : sql<Sum>`supplies.agreed_l`
    ).as('agreed_l'),
    free_l: sumLines('free_l'),
    ready_l: sumLines('ready_l'),
    /** Ready litres that the yard has not received. */
    at_mill_l: (isByLine
      ? sql<Sum>`sum(${UNRECEIVED_LITRES})`
      : sql<Sum>`(select sum(${UNRECEIVED_LITRES}) from supply_lines where supply_lines.supply_id = supplies.id)`
    ).as('at_mill_l'),
  } as const
}

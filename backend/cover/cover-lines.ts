import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { stockedOf } from '../allocations/in-stock'
import { freeOf, sourceOf, type Held } from '../allocations/rules/source'
import { lateDays } from '../supplies/rules/late'

/** A stored line with its wood read. */
export type WoodLine<Line> = Omit<Line, 'specification'> & {
  specification: Schemas['Specification']
}

export const readWood = <Line extends { specification: Row<'deal_lines'>['specification'] }>(
  line: Line,
): WoodLine<Line> => ({
  ...line,
  specification: parseJson(line.specification),
})

type NamedWood = Pick<
  WoodLine<Row<'deal_lines'>>,
  'position' | 'product_name' | 'specification' | 'wood_key'
>

export const coverWood = ({
  position,
  product_name,
  specification,
  wood_key,
}: NamedWood): Schemas['CoverWood'] => ({
  place: position,
  product_name,
  specification,
  wood_key,
})

type NamedSupply = Pick<Row<'supplies'>, 'id' | 'number' | 'status' | 'sawmill_name' | 'ready_week'>

/** The columns of a supply that cover names. */
export const NAMED_SUPPLY = ['id', 'number', 'status', 'sawmill_name', 'ready_week'] as const

export const coverSupply = (
  call: Pick<StaffCall, 'clock' | 'timeZone'>,
  supply: NamedSupply,
): Schemas['CoverSupply'] => supplyOn(businessDay(call), supply)

/** The same for a day that the caller has worked out already, as for many supplies. */
export const supplyOn = (today: string, supply: NamedSupply): Schemas['CoverSupply'] => {
  const { id, number, status, sawmill_name, ready_week } = supply
  return { id, number, status, sawmill_name, ready_week, late_days: lateDays(supply, today) }
}

type NamedDeal = Pick<
  Row<'deals'>,
  'id' | 'number' | 'status' | 'client_name' | 'delivery_week_from' | 'delivery_week_to'
>

export const coverDeal = ({
  id,
  number,
  status,
  client_name,
  delivery_week_from,
  delivery_week_to,
}: NamedDeal): Schemas['CoverDeal'] => ({
  id,
  number,
  status,
  client_name,
  delivery_week_from,
  delivery_week_to,
})

/** Rows by their id. */
export const byId = <Named extends { id: string }>(
  rows: readonly Named[],
): ReadonlyMap<string, Named> => new Map(rows.map((row) => [row.id, row]))

/** The columns of a supply's line by which cover knows it, says what it has to give, and how it differs. */
export const GIVING_LINE = [
  ...([
    'id',
    'supply_id',
    'position',
    'product_name',
    'specification',
    'wood_key',
    'certification',
  ] as const),
  ...(['unit', 'quantity', 'confirmed_quantity', 'ready_quantity', 'usable_l'] as const),
]
export type GivingLine = Pick<Row<'supply_lines'>, (typeof GIVING_LINE)[number]>

/** What may be given away of these supply lines and neither is allocated nor stands in the yard: reckoned of each line that it is asked of. */
export async function freeIn(
  db: Db,
  lines: readonly WoodLine<GivingLine>[],
): Promise<(line: WoodLine<GivingLine>) => Held> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  const parts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('allocations')
          .select(['supply_line_id', 'litres', 'packs'])
          .where('supply_line_id', 'in', ids)
          .execute()
  const held = grouped(parts, (part) => part.supply_line_id)
  const stocked = await stockedOf(db, lines)
  return (line) =>
    freeOf(sourceOf(line), [...(held.get(line.id) ?? []), stocked.get(line.id) ?? NO_WOOD])
}

const NO_WOOD: Held = { litres: 0, packs: 0 }

/** How much is allocated to these deal lines in all, by line. */
export async function coveredLitres(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('allocations')
    .select(['deal_line_id', ({ fn }) => fn.sum<number>('litres').as('sum')])
    .where('deal_line_id', 'in', lineIds)
    .groupBy('deal_line_id')
    .execute()
  return new Map(rows.map(({ deal_line_id, sum }) => [deal_line_id, sum]))
}

import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findYardByLine } from '../allocations/queries'
import {
  computeAvailableAmount,
  sumYard,
  computeUnallocatedAmount,
  type WoodAmount,
  litresToPacks,
} from '../allocations/rules/available-amount'
import { getSupplyLateDays } from '../supplies/supply-figures'
import { fromLitres } from '../db/decimal-columns'

/**
 * Formats litres with their packs. Known whole packs take precedence over the rounded conversion.
 */
export const toCoverAmount = (
  litres: number,
  wood: Schemas['Specification'],
  packs: number | null = null,
): Schemas['CoverAmount'] => ({
  m3: fromLitres(litres),
  packs: packs === null ? litresToPacks(litres, wood) : String(packs),
})

/** A stored line with its parsed specification. */
export type WoodLine<Line> = Omit<Line, 'specification'> & {
  specification: Schemas['Specification']
}

export const parseWoodLine = <Line extends { specification: Row<'deal_lines'>['specification'] }>(
  line: Line,
): WoodLine<Line> => ({
  ...line,
  specification: parseJson(line.specification),
})

type NamedWood = Pick<
  WoodLine<Row<'deal_lines'>>,
  'position' | 'product_name' | 'specification' | 'wood_key'
>

export const toCoverWood = ({
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

/** Columns that `toCoverSupply` needs. */
export const COVER_SUPPLY_COLUMNS = [
  'id',
  'number',
  'status',
  'sawmill_name',
  'ready_week',
] as const

export const toCoverSupply = (
  call: Pick<PersonCall, 'clock' | 'timeZone'>,
  supply: NamedSupply,
): Schemas['CoverSupply'] => toCoverSupplyOn(getBusinessDay(call), supply)

/** Same as `toCoverSupply`, with a known business day. */
export const toCoverSupplyOn = (today: string, supply: NamedSupply): Schemas['CoverSupply'] => {
  const { id, number, status, sawmill_name, ready_week } = supply
  return {
    id,
    number,
    status,
    sawmill_name,
    ready_week,
    late_days: getSupplyLateDays(supply, today),
  }
}

type NamedDeal = Pick<
  Row<'deals'>,
  'id' | 'number' | 'status' | 'client_name' | 'delivery_week_from' | 'delivery_week_to'
>

export const toCoverDeal = ({
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

/** Columns of a supply line for its name, its available amount and its differences. */
export const ALLOCATABLE_LINE_COLUMNS = [
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
  ...(['listed_l', 'measured_l', 'listed_packs', 'smallest_pack_l'] as const),
]
export type AllocatableLine = Pick<Row<'supply_lines'>, (typeof ALLOCATABLE_LINE_COLUMNS)[number]>

/**
 * Returns a function that computes the unallocated amount of a supply line, without packs in the
 * yard.
 */
export async function findUnallocatedAmounts(
  db: Db,
  lines: readonly WoodLine<AllocatableLine>[],
): Promise<(line: WoodLine<AllocatableLine>) => WoodAmount> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  const parts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('allocations')
          .select(['supply_line_id', 'deal_line_id', 'litres', 'packs'])
          .where('supply_line_id', 'in', ids)
          .execute()
  const partsByLine = groupBy(parts, (part) => part.supply_line_id)
  const findYard = await findYardByLine(db, lines)
  return (line) => {
    const ofLine = partsByLine.get(line.id) ?? []
    const { stocked, sold } = findYard(line.id)
    const yard = sumYard(
      stocked,
      ofLine.map(({ litres, deal_line_id }) => ({ litres, sold: sold.get(deal_line_id) })),
    )
    return computeUnallocatedAmount(computeAvailableAmount(line, yard), [...ofLine, stocked])
  }
}

/** Sums the allocated litres of deal lines, by line. */
export async function sumAllocatedLitres(
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

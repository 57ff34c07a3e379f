import { sql } from 'kysely'
import { findWoodDifferences } from '../wood-lines/wood-key'
import { toPairKey } from '../allocations/pair-key'
import type { WoodAmount } from '../allocations/rules/available-amount'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { groupBy } from '../db/rows'
import type { Row } from '../db/tables'
import type { StoredDeal } from '../deals/queries'
import {
  ALLOCATABLE_LINE_COLUMNS,
  type AllocatableLine,
  findUnallocatedAmounts,
  parseWoodLine,
  toCoverAmount,
  toCoverSupplyOn,
  toCoverWood,
  type WoodLine,
} from './cover-lines'
import { isReadyStatus } from '../allocations/allocation-rules'

/** Maximum offers per line. */
const MAX_PER_LINE = 8
/** Maximum supply lines read per wood. */
const MAX_READ_PER_WOOD = 40

/**
 * Returns unallocated supply lines of the same wood for each deal line, best fit first. The number
 * of full rows read per wood is limited.
 * @param statuses of the supplies
 * @param withOwn true to include supply lines that the deal line already uses
 */
export async function findUnallocatedWood(
  call: PersonCall,
  { deal, lines }: StoredDeal,
  { statuses, withOwn }: { statuses: readonly Schemas['SupplyStatus'][]; withOwn: boolean },
): Promise<Schemas['FreeWoodList']> {
  const { db } = call
  const woods = lines.map(parseWoodLine).filter(({ specification }) => specification.wood !== null)
  const linesByWood = groupBy(
    await findUnallocatedLines(call, [...new Set(woods.map(({ wood_key }) => wood_key))], statuses),
    (line) => line.wood_key,
  )
  const byKey = new Map(
    [...linesByWood].map(([key, all]) => [key, all.slice(0, MAX_READ_PER_WOOD).map(parseWoodLine)]),
  )
  const allocations = await db
    .selectFrom('allocations')
    .select(['supply_line_id', 'deal_line_id', 'litres', 'packs'])
    .where('deal_id', '=', deal.id)
    .execute()
  const allocationsByPair = new Map(allocations.map((row) => [toPairKey(row), row]))
  const matchesByLine = woods.map((line) => {
    const offers = (byKey.get(line.wood_key) ?? []).flatMap((bought): UnallocatedWoodMatch[] => {
      const allocated = allocationsByPair.get(
        toPairKey({ supply_line_id: bought.id, deal_line_id: line.id }),
      )
      return allocated && !withOwn
        ? []
        : [
            {
              line,
              supplyLine: bought,
              allocated,
              warnings: findWoodDifferences(bought, line),
            },
          ]
    })
    return offers.toSorted(compareFitness)
  })
  const bestMatches = matchesByLine.flatMap((offers) => offers.slice(0, MAX_PER_LINE))
  const getUnallocatedAmount = await findUnallocatedAmounts(
    db,
    bestMatches.map(({ supplyLine }) => supplyLine),
  )
  const today = getBusinessDay(call)
  const items = bestMatches.flatMap(
    ({ line, supplyLine, allocated, warnings }): Schemas['FreeWood'][] => {
      const free = getUnallocatedAmount(supplyLine)
      if (free.litres === 0) return []
      return [
        {
          deal_line_id: line.id,
          supply_line_id: supplyLine.id,
          supply: toCoverSupplyOn(today, toNamedSupply(supplyLine)),
          wood: toCoverWood(supplyLine),
          has: toCoverAmount(allocated?.litres ?? 0, supplyLine.specification, allocated?.packs),
          free: toCoverAmount(free.litres, supplyLine.specification, free.packs),
          warnings,
        },
      ]
    },
  )
  return {
    items,
    has_more:
      [...linesByWood.values()].some((all) => all.length > MAX_READ_PER_WOOD) ||
      matchesByLine.some((offers) => offers.length > MAX_PER_LINE),
  }
}

/** A supply line with unallocated wood, and its supply's names. */
type UnallocatedLine = AllocatableLine &
  Pick<Row<'supplies'>, 'number' | 'status' | 'sawmill_name' | 'ready_week'>

/** A supply line that could cover a deal line. */
type UnallocatedWoodMatch = {
  line: WoodLine<StoredDeal['lines'][number]>
  supplyLine: WoodLine<UnallocatedLine>
  allocated: WoodAmount | undefined
  warnings: Schemas['AllocationWarning'][]
}

const toNamedSupply = ({
  supply_id,
  number,
  status,
  sawmill_name,
  ready_week,
}: UnallocatedWoodMatch['supplyLine']) => ({
  id: supply_id,
  number,
  status,
  sawmill_name,
  ready_week,
})

/**
 * Returns the lines with unallocated wood of each wood, ready first, and one more than the limit.
 * Ranking reads only an index.
 */
async function findUnallocatedLines(
  { db }: PersonCall,
  woodKeys: readonly string[],
  statuses: readonly Schemas['SupplyStatus'][],
): Promise<UnallocatedLine[]> {
  if (woodKeys.length === 0) return []
  return db
    .with('ranked', (cte) =>
      cte
        .selectFrom('supply_lines')
        .select([
          'id as ranked_id',
          sql<number>`row_number() over (partition by wood_key order by free_week, id)`.as('place'),
        ])
        .where('wood_key', 'in', woodKeys)
        .where('free_week', 'is not', null)
        .where(
          'supply_id',
          'in',
          cte.selectFrom('supplies').select('id').where('status', 'in', statuses),
        ),
    )
    .selectFrom('ranked')
    .innerJoin('supply_lines', 'supply_lines.id', 'ranked_id')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select(ALLOCATABLE_LINE_COLUMNS.map((column) => `supply_lines.${column}` as const))
    .select(['number', 'status', 'sawmill_name', 'ready_week'])
    .where('place', '<=', MAX_READ_PER_WOOD + 1)
    .orderBy('place')
    .execute()
}

/** Sorts by number of differences, then ready, bought and planned wood, then ready week. */
function compareFitness(a: UnallocatedWoodMatch, b: UnallocatedWoodMatch): number {
  const rank = ({ supplyLine: { status }, warnings }: UnallocatedWoodMatch) =>
    warnings.length * 10 + (isReadyStatus(status) ? 0 : status === 'draft' ? 2 : 1)
  const getReadyWeek = ({ supplyLine }: UnallocatedWoodMatch) => supplyLine.ready_week ?? '9999'
  return (
    rank(a) - rank(b) ||
    getReadyWeek(a).localeCompare(getReadyWeek(b)) ||
    a.supplyLine.number.localeCompare(b.supplyLine.number)
  )
}

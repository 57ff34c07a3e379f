import { sql } from 'kysely'
import { differences } from '../allocations/rules/compare-wood'
import type { Held } from '../allocations/rules/source'
import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { grouped } from '../db/grouped'
import type { Row } from '../db/tables'
import type { DealRecord } from '../deals/find-deal'
import { coverAmount } from './cover-amount'
import {
  coverWood,
  freeIn,
  GIVING_LINE,
  readWood,
  supplyOn,
  type GivingLine,
  type WoodLine,
} from './cover-lines'
import { isMade } from './rules'

/** Offered for each line. */
const MOST = 8
/** Looked at of each wood. */
const MOST_READ = 40

/**
 * For each of a deal's lines the supplies' lines of its wood that nobody has all of: of those that are ready first the ones that fit best. However many
 * supplies there are, of a bounded number more is read than an index.
 * @param statuses of the supplies that are asked
 * @param withOwn also those that the line has some of already
 */
export async function freeOffers(
  call: StaffCall,
  { deal, lines }: DealRecord,
  { statuses, withOwn }: { statuses: readonly Schemas['SupplyStatus'][]; withOwn: boolean },
): Promise<Schemas['FreeWoodList']> {
  const { db } = call
  const woods = lines.map(readWood).filter(({ specification }) => specification.wood !== null)
  const ofWood = grouped(
    await linesWithFree(call, [...new Set(woods.map(({ wood_key }) => wood_key))], statuses),
    (line) => line.wood_key,
  )
  const byKey = new Map(
    [...ofWood].map(([key, all]) => [key, all.slice(0, MOST_READ).map(readWood)]),
  )
  const taken = await db
    .selectFrom('allocations')
    .select(['supply_line_id', 'deal_line_id', 'litres', 'packs'])
    .where('deal_id', '=', deal.id)
    .execute()
  const parts = new Map(taken.map((row) => [`${row.supply_line_id} ${row.deal_line_id}`, row]))
  const fitting = woods.map((line) => {
    const offers = (byKey.get(line.wood_key) ?? []).flatMap((bought): Offer[] => {
      const has = parts.get(`${bought.id} ${line.id}`)
      return has && !withOwn ? [] : [{ line, bought, has, warnings: differences(bought, line) }]
    })
    return offers.toSorted(byFitness)
  })
  const best = fitting.flatMap((offers) => offers.slice(0, MOST))
  const freeOf = await freeIn(
    db,
    best.map(({ bought }) => bought),
  )
  const today = businessDay(call)
  const items = best.flatMap(({ line, bought, has, warnings }): Schemas['FreeWood'][] => {
    const free = freeOf(bought)
    if (free.litres === 0) return []
    return [
      {
        deal_line_id: line.id,
        supply_line_id: bought.id,
        supply: supplyOn(today, supplyOf(bought)),
        wood: coverWood(bought),
        has: coverAmount(has?.litres ?? 0, bought.specification, has?.packs),
        free: coverAmount(free.litres, bought.specification, free.packs),
        warnings,
      },
    ]
  })
  return {
    items,
    has_more:
      [...ofWood.values()].some((all) => all.length > MOST_READ) ||
      fitting.some((offers) => offers.length > MOST),
  }
}

/** A supply's line that has wood nobody has, with what its supply is named by. */
type FreeLine = GivingLine &
  Pick<Row<'supplies'>, 'number' | 'status' | 'sawmill_name' | 'ready_week'>

/** One of them that could cover one of the deal's. */
type Offer = {
  line: WoodLine<DealRecord['lines'][number]>
  bought: WoodLine<FreeLine>
  has: Held | undefined
  warnings: Schemas['AllocationWarning'][]
}

const supplyOf = ({ supply_id, number, status, sawmill_name, ready_week }: Offer['bought']) => ({
  id: supply_id,
  number,
  status,
  sawmill_name,
  ready_week,
})

/** Of each wood the lines that have some, ready first; one more than are looked at, to know of the others. They are ranked in an index; only these are read. */
async function linesWithFree(
  { db }: StaffCall,
  woodKeys: readonly string[],
  statuses: readonly Schemas['SupplyStatus'][],
): Promise<FreeLine[]> {
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
    .select(GIVING_LINE.map((column) => `supply_lines.${column}` as const))
    .select(['number', 'status', 'sawmill_name', 'ready_week'])
    .where('place', '<=', MOST_READ + 1)
    .orderBy('place')
    .execute()
}

/** What differs least comes first; then what is bought before what is planned, what is ready, and what will be ready first. */
function byFitness(a: Offer, b: Offer): number {
  const rank = ({ bought: { status }, warnings }: Offer) =>
    warnings.length * 10 + (isMade(status) ? 0 : status === 'draft' ? 2 : 1)
  const week = ({ bought }: Offer) => bought.ready_week ?? '9999'
  return (
    rank(a) - rank(b) ||
    week(a).localeCompare(week(b)) ||
    a.bought.number.localeCompare(b.bought.number)
  )
}

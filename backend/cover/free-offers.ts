import { differences } from '../allocations/rules/compare-wood'
import type { Held } from '../allocations/rules/source'
import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { grouped } from '../db/grouped'
import type { Row } from '../db/tables'
import type { DealRecord } from '../deals/find-deal'
import { coverAmount } from './cover-amount'
import { byId, coverWood, GIVING_LINE, NAMED_SUPPLY, readWood, sourcesOf, supplyOn, type GivingLine, type WoodLine } from './cover-lines'
import { isMade } from './rules'

/** Offered for each line. */
const MOST = 8
/** Looked at of each wood. */
const MOST_READ = 40

/**
 * For each of a deal's lines the supplies' lines of its wood that nobody has all of: of those that are ready first the ones that fit best. However many
 * supplies there are, a bounded number of them is read.
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
  const ofWood = grouped(await linesWithFree(call, [...new Set(woods.map(({ wood_key }) => wood_key))], statuses), (line) => line.wood_key)
  let has_more = [...ofWood.values()].some((all) => all.length > MOST_READ)
  const found = [...ofWood.values()].flatMap((all) => all.slice(0, MOST_READ))
  if (found.length === 0) return { items: [], has_more }
  const supplies = byId(await db.selectFrom('supplies').select(NAMED_SUPPLY).where('id', 'in', [...new Set(found.map((line) => line.supply_id))]).execute())
  const offered = found.map(readWood)
  const [sources, byKey] = [await sourcesOf(db, offered), grouped(offered, (line) => line.wood_key)]
  const taken = await db.selectFrom('allocations').select(['supply_line_id', 'deal_line_id', 'litres', 'packs']).where('deal_id', '=', deal.id).execute()
  const parts = new Map(taken.map((row) => [`${row.supply_line_id} ${row.deal_line_id}`, row]))
  const today = businessDay(call)
  const items = woods.flatMap((line) => {
    const fitting = (byKey.get(line.wood_key) ?? []).flatMap((bought): Offer[] => {
      const [supply, free, has] = [supplies.get(bought.supply_id), sources.get(bought.id)?.free, parts.get(`${bought.id} ${line.id}`)]
      return !supply || !free || free.litres === 0 || (has && !withOwn) ? [] : [{ bought, supply, free, has, warnings: differences(bought, line) }]
    })
    has_more ||= fitting.length > MOST
    return fitting.toSorted(byFitness).slice(0, MOST).map(
      ({ bought, supply, free, has, warnings }): Schemas['FreeWood'] => ({
        deal_line_id: line.id,
        supply_line_id: bought.id,
        supply: supplyOn(today, supply),
        wood: coverWood(bought),
        has: coverAmount(has?.litres ?? 0, bought.specification, has?.packs),
        free: coverAmount(free.litres, bought.specification, free.packs),
        warnings,
      }),
    )
  })
  return { items, has_more }
}

/** A supply's line that could cover one of the deal's. */
type Offer = {
  bought: WoodLine<GivingLine>
  supply: Pick<Row<'supplies'>, (typeof NAMED_SUPPLY)[number]>
  free: Held
  has: Held | undefined
  warnings: Schemas['AllocationWarning'][]
}

/** Of so many woods the lines are found by one statement: databases take no more parts of it. */
const AT_ONCE = 100

/** Of each wood the lines that have some, ready first; one more than are looked at, to know of the others. */
async function linesWithFree({ db }: StaffCall, woodKeys: readonly string[], statuses: readonly Schemas['SupplyStatus'][]): Promise<GivingLine[]> {
  const rows: GivingLine[] = []
  for (let i = 0; i < woodKeys.length; i += AT_ONCE) {
    const [first, ...others] = woodKeys.slice(i, i + AT_ONCE).map((key) =>
      db
        .selectFrom((of) =>
          of
            .selectFrom('supply_lines')
            .innerJoin('supplies', 'supplies.id', 'supply_id')
            .select(GIVING_LINE.map((column) => `supply_lines.${column}` as const))
            .where('wood_key', '=', key)
            .where('status', 'in', statuses)
            .where('free_week', 'is not', null)
            .orderBy('free_week')
            .orderBy('supply_lines.id')
            .limit(MOST_READ + 1)
            .as('of_wood'),
        )
        .selectAll(),
    )
    if (first) rows.push(...(await others.reduce((all, one) => all.unionAll(one), first).execute()))
  }
  return rows
}

/** What differs least comes first; then what is bought before what is planned, what is ready, and what will be ready first. */
function byFitness(a: Offer, b: Offer): number {
  const rank = ({ supply, warnings }: Offer) => warnings.length * 10 + (isMade(supply.status) ? 0 : supply.status === 'draft' ? 2 : 1)
  const week = ({ supply }: Offer) => supply.ready_week ?? '9999'
  return rank(a) - rank(b) || week(a).localeCompare(week(b)) || a.supply.number.localeCompare(b.supply.number)
}

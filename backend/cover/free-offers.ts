import { differences } from '../allocations/rules/compare-wood'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { DealRecord } from '../deals/find-deal'
import { coverAmount } from './cover-amount'
import { byId, coverSupply, coverWood, readWood, sourcesOf } from './cover-lines'
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
  const found: Row<'supply_lines'>[] = []
  let has_more = false
  for (const first of await linesWithFree(call, [...new Set(woods.map(({ wood_key }) => wood_key))], statuses)) {
    has_more ||= first.length > MOST_READ
    found.push(...first.slice(0, MOST_READ))
  }
  if (found.length === 0) return { items: [], has_more }
  const supplies = byId(await db.selectFrom('supplies').selectAll().where('id', 'in', [...new Set(found.map((line) => line.supply_id))]).execute())
  const offered = found.map(readWood)
  const sources = await sourcesOf(db, offered)
  const taken = await db.selectFrom('allocations').select(['supply_line_id', 'deal_line_id', 'litres', 'packs']).where('deal_id', '=', deal.id).execute()
  const parts = new Map(taken.map((row) => [`${row.supply_line_id} ${row.deal_line_id}`, row]))
  const items = woods.flatMap((line) => {
    const fitting = offered.flatMap((bought): Schemas['FreeWood'][] => {
      const [supply, free] = [supplies.get(bought.supply_id), sources.get(bought.id)?.free]
      const has = parts.get(`${bought.id} ${line.id}`)
      if (!supply || !free || free.litres === 0 || bought.wood_key !== line.wood_key || (has && !withOwn)) return []
      return [
        {
          deal_line_id: line.id,
          supply_line_id: bought.id,
          supply: coverSupply(call, supply),
          wood: coverWood(bought),
          has: coverAmount(has?.litres ?? 0, bought.specification, has?.packs),
          free: coverAmount(free.litres, bought.specification, free.packs),
          warnings: differences(bought, line),
        },
      ]
    })
    has_more ||= fitting.length > MOST
    return fitting.toSorted(byFitness).slice(0, MOST)
  })
  return { items, has_more }
}

/** Of so many woods the lines are found by one statement: databases take no more parts of it. */
const AT_ONCE = 100

/** Of each wood that has some the lines, ready first; one more than are looked at, to know of the others. */
async function linesWithFree({ db }: StaffCall, woodKeys: readonly string[], statuses: readonly Schemas['SupplyStatus'][]): Promise<Row<'supply_lines'>[][]> {
  const rows: Row<'supply_lines'>[] = []
  for (let i = 0; i < woodKeys.length; i += AT_ONCE) {
    const [first, ...others] = woodKeys.slice(i, i + AT_ONCE).map((key) =>
      db
        .selectFrom((of) =>
          of
            .selectFrom('supply_lines')
            .innerJoin('supplies', 'supplies.id', 'supply_id')
            .selectAll('supply_lines')
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
  const byWood = new Map<string, Row<'supply_lines'>[]>()
  for (const row of rows) {
    const own = byWood.get(row.wood_key) ?? []
    own.push(row)
    byWood.set(row.wood_key, own)
  }
  return [...byWood.values()]
}

/** What differs least comes first; then what is bought before what is planned, what is ready, and what will be ready first. */
function byFitness(a: Schemas['FreeWood'], b: Schemas['FreeWood']): number {
  const rank = ({ supply, warnings }: Schemas['FreeWood']) => warnings.length * 10 + (isMade(supply.status) ? 0 : supply.status === 'draft' ? 2 : 1)
  const week = ({ supply }: Schemas['FreeWood']) => supply.ready_week ?? '9999'
  return rank(a) - rank(b) || week(a).localeCompare(week(b)) || a.supply.number.localeCompare(b.supply.number)
}

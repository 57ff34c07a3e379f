import type { Handler, Schemas } from '../call'
import { differences } from '../allocations/rules/compare-wood'
import { findDeal } from '../deals/find-deal'
import { byId, coverSupply, coverWood, readWood, sourcesOf } from './cover-lines'
import { coverAmount } from './cover-amount'
import { GIVING, isMade, takesWood } from './rules'

/** Offered for each line. */
const MOST = 8

export const listFreeWood: Handler<'listFreeWood'> = async (call) => {
  const { db, person, path } = call
  const { deal, lines } = await findDeal(db, person, path.id)
  const woods = lines.map(readWood).filter(({ specification }) => specification.wood !== null)
  if (!takesWood(deal.status) || woods.length === 0) return { items: [] }
  const found = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .selectAll('supply_lines')
    .where('wood_key', 'in', [...new Set(woods.map(({ wood_key }) => wood_key))])
    .where('status', 'in', GIVING)
    .execute()
  if (found.length === 0) return { items: [] }
  const supplies = byId(await db.selectFrom('supplies').selectAll().where('id', 'in', [...new Set(found.map((line) => line.supply_id))]).execute())
  const offered = found.map(readWood)
  const sources = await sourcesOf(db, offered)
  const taken = await db.selectFrom('allocations').select(['supply_line_id', 'deal_line_id']).where('deal_id', '=', deal.id).execute()
  const has = new Set(taken.map((row) => `${row.supply_line_id} ${row.deal_line_id}`))
  const items = woods.flatMap((line) => {
    const fitting = offered.flatMap((bought): Schemas['FreeWood'][] => {
      const [supply, free] = [supplies.get(bought.supply_id), sources.get(bought.id)?.free]
      if (!supply || !free || free.litres === 0 || bought.wood_key !== line.wood_key || has.has(`${bought.id} ${line.id}`)) return []
      return [
        {
          deal_line_id: line.id,
          supply_line_id: bought.id,
          supply: coverSupply(call, supply),
          wood: coverWood(bought),
          free: coverAmount(free.litres, bought.specification, free.packs),
          warnings: differences(bought, line),
        },
      ]
    })
    return fitting.toSorted(byFitness).slice(0, MOST)
  })
  return { items }
}

/** What differs least comes first; then what is bought before what is planned, what is ready, and what will be ready first. */
function byFitness(a: Schemas['FreeWood'], b: Schemas['FreeWood']): number {
  const rank = ({ supply, warnings }: Schemas['FreeWood']) => warnings.length * 10 + (isMade(supply.status) ? 0 : supply.status === 'draft' ? 2 : 1)
  const week = ({ supply }: Schemas['FreeWood']) => supply.ready_week ?? '9999'
  return rank(a) - rank(b) || week(a).localeCompare(week(b)) || a.supply.number.localeCompare(b.supply.number)
}

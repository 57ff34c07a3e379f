import { sql } from 'kysely'
import type { Handler, Schemas } from '../call'
import { differences, isSameWood } from '../allocations/rules/compare-wood'
import { grouped } from '../db/grouped'
import type { Row } from '../db/tables'
import { findSupply } from '../supplies/find-supply'
import { byId, coverDeal, coveredLitres, coverWood, readWood, type WoodLine } from './cover-lines'
import { coverAmount } from './cover-amount'
import { givesWood, TAKING } from './rules'

/** Offered for each line. */
const MOST = 8
/** Read of all its woods: what is to be delivered first of what lacks some. */
const MOST_READ = 400

export const listOpenDealLines: Handler<'listOpenDealLines'> = async ({ db, path }) => {
  const { supply, lines } = await findSupply(db, path.id)
  const bought = lines.map(readWood)
  if (!givesWood(supply.status) || bought.length === 0) return { items: [] }
  // Found in indices alone; only the lines that are read are then fetched.
  const lacking = db
    .selectFrom('deals')
    .innerJoin('deal_lines', 'deal_lines.deal_id', 'deals.id')
    .select('deal_lines.id')
    .where('wood_key', 'in', [...new Set(bought.map(({ wood_key }) => wood_key))])
    .where('status', 'in', TAKING)
    .where(
      sql<boolean>`
      deal_lines.volume_l > coalesce((select sum(litres) from allocations where deal_line_id = deal_lines.id), 0)`,
    )
    .orderBy(({ fn, val }) => fn.coalesce('deals.delivery_week_from', val('9999')))
    .orderBy('deal_lines.id')
    .limit(MOST_READ)
  const found = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('id', 'in', lacking)
    .orderBy('id')
    .execute()
  if (found.length === 0) return { items: [] }
  const open = found.map(readWood)
  const covered = await coveredLitres(
    db,
    open.map(({ id }) => id),
  )
  const deals = byId(
    await db
      .selectFrom('deals')
      .selectAll()
      .where('id', 'in', [...new Set(open.map((line) => line.deal_id))])
      .execute(),
  )
  const taken = await db
    .selectFrom('allocations')
    .select(['supply_line_id', 'deal_line_id'])
    .where('supply_id', '=', supply.id)
    .execute()
  const has = new Set(taken.map((row) => `${row.supply_line_id} ${row.deal_line_id}`))
  const ofWood = grouped(open, (line) => line.wood_key)
  const items = bought.flatMap((from) => {
    const lacking = (ofWood.get(from.wood_key) ?? []).flatMap((line): Lacking[] => {
      const [deal, lacks] = [deals.get(line.deal_id), line.volume_l - (covered.get(line.id) ?? 0)]
      return !deal || lacks <= 0 || !isSameWood(from, line) || has.has(`${from.id} ${line.id}`)
        ? []
        : [{ line, deal, lacks, warnings: differences(from, line) }]
    })
    return lacking
      .toSorted(byWeek)
      .slice(0, MOST)
      .map(({ line, deal, lacks, warnings }): Schemas['OpenDealLine'] => ({
        supply_line_id: from.id,
        deal_line_id: line.id,
        deal: coverDeal(deal),
        wood: coverWood(line),
        lacks: coverAmount(lacks, line.specification),
        warnings,
      }))
  })
  return { items }
}

/** A deal's line that could take some of the supply's. */
type Lacking = {
  line: WoodLine<Row<'deal_lines'>>
  deal: Row<'deals'>
  lacks: number
  warnings: Schemas['AllocationWarning'][]
}

/** What is to be delivered first comes first. */
const byWeek = (a: Lacking, b: Lacking): number =>
  (a.deal.delivery_week_from ?? '9999').localeCompare(b.deal.delivery_week_from ?? '9999') ||
  a.warnings.length - b.warnings.length ||
  a.deal.number.localeCompare(b.deal.number)

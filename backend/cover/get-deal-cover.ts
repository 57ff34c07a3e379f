import { businessDay } from '../business-day'
import type { Handler, Schemas, StaffCall } from '../call'
import { boughtParts, isBought } from '../allocations/bought-parts'
import { differences } from '../allocations/rules/compare-wood'
import { fromLitres } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { findDeal, type DealRecord } from '../deals/find-deal'
import { seesMargin } from '../deals/rules/scope'
import {
  byId,
  coverWood,
  freeIn,
  GIVING_LINE,
  NAMED_SUPPLY,
  readWood,
  supplyOn,
  type WoodLine,
} from './cover-lines'
import { coverAmount } from './cover-amount'
import { expectedFigures } from '../deal-margins/expected-figures'
import { isMade, leastOf, mayAllocate, mostOf, takesWood } from './rules'
import type { Row } from '../db/tables'

export const getDealCover: Handler<'getDealCover'> = async (call) => {
  const { db, person, path } = call
  const record = await findDeal(db, person, path.id)
  const { deal } = record
  const parts = grouped(await partsOf(call, record), ({ lineId }) => lineId)
  return {
    deal_id: deal.id,
    status: deal.status,
    lines: record.lines.map((line) => lineCover(deal, readWood(line), parts.get(line.id) ?? [])),
    can_allocate: mayAllocate(person) && takesWood(deal.status),
    expected: seesMargin(person, { saleManagerId: deal.sale_manager_id })
      ? expectedFigures(record, await boughtParts(db, [deal.id]))
      : null,
  }
}

/** A part of a deal's line as it is shown, with what is counted of it. */
type Part = {
  lineId: string
  litres: number
  status: Schemas['SupplyStatus']
  shown: Schemas['PartOfDeal']
}

async function partsOf(call: StaffCall, { deal, lines }: DealRecord): Promise<Part[]> {
  const { db } = call
  const rows = await db
    .selectFrom('allocations')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const supplies = byId(
    await db
      .selectFrom('supplies')
      .select(NAMED_SUPPLY)
      .where('id', 'in', [...new Set(rows.map((row) => row.supply_id))])
      .execute(),
  )
  const supplyLines = await db
    .selectFrom('supply_lines')
    .select(GIVING_LINE)
    .where('id', 'in', [...new Set(rows.map((row) => row.supply_line_id))])
    .execute()
  const woods = byId(supplyLines.map(readWood))
  const freeOf = await freeIn(db, [...woods.values()])
  const sold = byId(lines.map(readWood))
  const today = businessDay(call)
  return rows
    .flatMap((row): Part[] => {
      const [supply, bought, line] = [
        supplies.get(row.supply_id),
        woods.get(row.supply_line_id),
        sold.get(row.deal_line_id),
      ]
      if (!supply || !bought || !line) return []
      const free = freeOf(bought)
      const shown = {
        supply_line_id: bought.id,
        supply: supplyOn(today, supply),
        wood: coverWood(bought),
        amount: coverAmount(row.litres, bought.specification, row.packs),
        free: coverAmount(free.litres, bought.specification, free.packs),
        loaded_m3: fromLitres(row.loaded_l),
        warnings: differences(bought, line),
      }
      return [{ lineId: line.id, litres: row.litres, status: supply.status, shown }]
    })
    .toSorted(
      (a, b) =>
        a.shown.supply.number.localeCompare(b.shown.supply.number) ||
        a.shown.wood.place - b.shown.wood.place,
    )
}

function lineCover(
  deal: Row<'deals'>,
  line: WoodLine<Row<'deal_lines'>>,
  parts: readonly Part[],
): Schemas['DealLineCover'] {
  const litresOf = (isOne: (part: Part) => boolean) =>
    parts.filter(isOne).reduce((sum, { litres }) => sum + litres, 0)
  const bought = litresOf(({ status }) => isBought(status))
  const { volume_l: sold, specification: wood } = line
  const tolerance = deal.tolerance_percent
  return {
    line_id: line.id,
    wood: coverWood(line),
    sold: coverAmount(sold, wood, line.unit === 'pack' ? Number(line.quantity) : null),
    planned: coverAmount(
      litresOf(({ status }) => !isBought(status)),
      wood,
    ),
    bought: coverAmount(bought, wood),
    ready: coverAmount(
      litresOf(({ status }) => isMade(status)),
      wood,
    ),
    loaded: coverAmount(line.loaded_l, wood),
    delivered: coverAmount(line.delivered_l, wood),
    short: coverAmount(Math.max(0, sold - bought), wood),
    long: coverAmount(Math.max(0, bought - sold), wood),
    is_within_tolerance: bought >= leastOf(sold, tolerance) && bought <= mostOf(sold, tolerance),
    parts: parts.map(({ shown }) => shown),
  }
}

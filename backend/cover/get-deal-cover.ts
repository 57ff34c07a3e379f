import { getBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { findBoughtAllocations, isBoughtStatus } from '../allocations/queries'
import { findWoodDifferences } from '../wood-lines/wood-key'
import { fromLitres } from '../db/decimal-columns'
import { indexById, groupBy } from '../db/rows'
import { requireDeal, type StoredDeal } from '../deals/queries'
import { canSeeMargin } from '../deals/rules/permissions'
import { computeExpectedFigures } from '../deal-margins/figures'
import type { Row } from '../db/tables'
import { type AverageLengths, findAverageLengths } from './average-lengths'
import {
  ALLOCATABLE_LINE_COLUMNS,
  COVER_SUPPLY_COLUMNS,
  findUnallocatedAmounts,
  parseWoodLine,
  toCoverAmount,
  toCoverSupplyOn,
  toCoverWood,
  type WoodLine,
} from './cover-lines'
import {
  acceptsAllocations,
  canAllocate,
  computeMaxCovered,
  computeMinCovered,
  isReadyStatus,
} from '../allocations/allocation-rules'

export const getDealCover: Handler<'getDealCover'> = async (call) => {
  const { db, person, path } = call
  const record = await requireDeal(db, person, path.id)
  const { deal } = record
  const lines = record.lines.map(parseWoodLine)
  const averages = await findAverageLengths(db, lines)
  const allocations = await findDealAllocations(call, record, averages)
  const parts = groupBy(allocations, ({ lineId }) => lineId)
  return {
    deal_id: deal.id,
    status: deal.status,
    lines: lines.map((line) => ({
      ...toDealLineCover(deal, line, parts.get(line.id) ?? []),
      average_length: averages.ofLine(line.id),
    })),
    can_allocate: canAllocate(person) && acceptsAllocations(deal.status),
    expected: canSeeMargin(person, { saleManagerId: deal.sale_manager_id })
      ? computeExpectedFigures(record, await findBoughtAllocations(db, [deal.id]))
      : null,
  }
}

/** An allocation of a deal line, as presented and as counted. */
type DealAllocation = {
  lineId: string
  litres: number
  status: Schemas['SupplyStatus']
  presented: Schemas['PartOfDeal']
}

async function findDealAllocations(
  call: PersonCall,
  { deal, lines }: StoredDeal,
  averages: AverageLengths,
): Promise<DealAllocation[]> {
  const { db } = call
  const rows = await db
    .selectFrom('allocations')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const supplies = indexById(
    await db
      .selectFrom('supplies')
      .select(COVER_SUPPLY_COLUMNS)
      .where('id', 'in', [...new Set(rows.map((row) => row.supply_id))])
      .execute(),
  )
  const supplyLines = await db
    .selectFrom('supply_lines')
    .select(ALLOCATABLE_LINE_COLUMNS)
    .where('id', 'in', [...new Set(rows.map((row) => row.supply_line_id))])
    .execute()
  const woods = indexById(supplyLines.map(parseWoodLine))
  const getUnallocatedAmount = await findUnallocatedAmounts(db, [...woods.values()])
  const sold = indexById(lines.map(parseWoodLine))
  const today = getBusinessDay(call)
  return rows
    .flatMap((row): DealAllocation[] => {
      const [supply, bought, line] = [
        supplies.get(row.supply_id),
        woods.get(row.supply_line_id),
        sold.get(row.deal_line_id),
      ]
      if (!supply || !bought || !line) return []
      const free = getUnallocatedAmount(bought)
      const shown = {
        supply_line_id: bought.id,
        supply: toCoverSupplyOn(today, supply),
        wood: toCoverWood(bought),
        amount: toCoverAmount(row.litres, bought.specification, row.packs),
        average_length_mm: averages.ofPart(line.id, bought.id),
        free: toCoverAmount(free.litres, bought.specification, free.packs),
        loaded_m3: fromLitres(row.loaded_l),
        warnings: findWoodDifferences(bought, line),
      }
      return [{ lineId: line.id, litres: row.litres, status: supply.status, presented: shown }]
    })
    .toSorted(
      (a, b) =>
        a.presented.supply.number.localeCompare(b.presented.supply.number) ||
        a.presented.wood.place - b.presented.wood.place,
    )
}

function toDealLineCover(
  deal: Row<'deals'>,
  line: WoodLine<Row<'deal_lines'>>,
  parts: readonly DealAllocation[],
): Omit<Schemas['DealLineCover'], 'average_length'> {
  const sumLitres = (matches: (part: DealAllocation) => boolean) =>
    parts.filter(matches).reduce((sum, { litres }) => sum + litres, 0)
  const bought = sumLitres(({ status }) => isBoughtStatus(status))
  const { volume_l: sold, specification: wood } = line
  const tolerance = deal.tolerance_percent
  return {
    line_id: line.id,
    wood: toCoverWood(line),
    sold: toCoverAmount(sold, wood, line.unit === 'pack' ? Number(line.quantity) : null),
    planned: toCoverAmount(
      sumLitres(({ status }) => !isBoughtStatus(status)),
      wood,
    ),
    bought: toCoverAmount(bought, wood),
    ready: toCoverAmount(
      sumLitres(({ status }) => isReadyStatus(status)),
      wood,
    ),
    loaded: toCoverAmount(line.loaded_l, wood),
    delivered: toCoverAmount(line.delivered_l, wood),
    short: toCoverAmount(Math.max(0, sold - bought), wood),
    long: toCoverAmount(Math.max(0, bought - sold), wood),
    is_within_tolerance:
      bought >= computeMinCovered(sold, tolerance) && bought <= computeMaxCovered(sold, tolerance),
    parts: parts.map(({ presented }) => presented),
  }
}

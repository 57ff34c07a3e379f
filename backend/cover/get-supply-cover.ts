import type { Handler, Schemas, PersonCall } from '../call'
import { findWoodDifferences } from '../wood-lines/wood-key'
import type { WoodAmount } from '../allocations/rules/available-amount'
import { fromLitres } from '../db/decimal-columns'
import { indexById } from '../db/rows'
import type { Row } from '../db/tables'
import { canSeeDeal } from '../deals/rules/permissions'
import { requireSupply, type StoredSupply } from '../supplies/queries'
import { findAverageLengths } from './average-lengths'
import {
  findUnallocatedAmounts,
  parseWoodLine,
  sumAllocatedLitres,
  toCoverAmount,
  toCoverDeal,
  toCoverWood,
  type WoodLine,
} from './cover-lines'
import { canAllocate, hasAllocatableWood } from '../allocations/allocation-rules'

export const getSupplyCover: Handler<'getSupplyCover'> = async (call) => {
  const { db, person, path } = call
  const record = await requireSupply(db, path.id)
  const { supply } = record
  const parts = await findSupplyAllocations(call, record)
  const lines = record.lines.map(parseWoodLine)
  const getUnallocatedAmount = await findUnallocatedAmounts(db, lines)
  return {
    supply_id: supply.id,
    status: supply.status,
    lines: lines.map((line) => {
      const lineParts = parts.filter(({ row }) => row.supply_line_id === line.id)
      return toSupplyLineCover(line, getUnallocatedAmount(line), lineParts)
    }),
    can_allocate: canAllocate(person) && hasAllocatableWood(supply.status),
  }
}

type SupplyAllocation = { row: Row<'allocations'>; presented: Schemas['PartOfSupply'] }

async function findSupplyAllocations(
  { db, person }: PersonCall,
  { supply, lines }: StoredSupply,
): Promise<SupplyAllocation[]> {
  const rows = await db
    .selectFrom('allocations')
    .selectAll()
    .where('supply_id', '=', supply.id)
    .orderBy('place')
    .execute()
  if (rows.length === 0) return []
  const deals = indexById(
    await db
      .selectFrom('deals')
      .selectAll()
      .where('id', 'in', [...new Set(rows.map((row) => row.deal_id))])
      .execute(),
  )
  const dealLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.deal_line_id))])
    .execute()
  const sold = indexById(dealLines.map(parseWoodLine))
  const covered = await sumAllocatedLitres(db, [...sold.keys()])
  const averages = await findAverageLengths(db, [...sold.values()])
  const bought = indexById(lines.map(parseWoodLine))
  return rows.flatMap((row): SupplyAllocation[] => {
    const [deal, line, from] = [
      deals.get(row.deal_id),
      sold.get(row.deal_line_id),
      bought.get(row.supply_line_id),
    ]
    if (!deal || !line || !from) return []
    const shown = {
      deal_line_id: line.id,
      deal: canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null })
        ? toCoverDeal(deal)
        : null,
      wood: toCoverWood(line),
      amount: toCoverAmount(row.litres, from.specification, row.packs),
      shortfall: toCoverAmount(
        Math.max(0, line.volume_l - (covered.get(line.id) ?? 0)),
        line.specification,
      ),
      average_length: averages.ofLine(line.id),
      loaded_m3: fromLitres(row.loaded_l),
      warnings: findWoodDifferences(from, line),
    }
    return [{ row, presented: shown }]
  })
}

function toSupplyLineCover(
  line: WoodLine<Row<'supply_lines'>>,
  free: WoodAmount,
  parts: readonly SupplyAllocation[],
): Schemas['SupplyLineCover'] {
  const { specification: wood, unit } = line
  const toAmount = (quantity: string | null, litres: number | null) =>
    quantity === null || litres === null
      ? null
      : toCoverAmount(litres, wood, unit === 'pack' ? Number(quantity) : null)
  const sum = (column: 'litres' | 'loaded_l') =>
    parts.reduce((total, { row }) => total + row[column], 0)
  return {
    line_id: line.id,
    wood: toCoverWood(line),
    ordered: toCoverAmount(line.volume_l, wood, unit === 'pack' ? Number(line.quantity) : null),
    confirmed: toAmount(line.confirmed_quantity, line.confirmed_l),
    ready: toAmount(line.ready_quantity, line.ready_l),
    accepted: line.accepted_l === null ? null : toCoverAmount(line.accepted_l, wood),
    allocated: toCoverAmount(sum('litres'), wood, sumAllocatedPacks(parts)),
    free: toCoverAmount(free.litres, wood, free.packs),
    loaded: toCoverAmount(sum('loaded_l'), wood),
    parts: parts.map(({ presented }) => presented),
  }
}

/** Sums the packs of all parts; null if any has none. */
const sumAllocatedPacks = (parts: readonly SupplyAllocation[]): number | null =>
  parts.reduce<number | null>(
    (total, { row }) => (total === null || row.packs === null ? null : total + row.packs),
    0,
  )

import type { Handler, Schemas, StaffCall } from '../call'
import { differences } from '../allocations/rules/compare-wood'
import type { Held } from '../allocations/rules/source'
import { fromLitres } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { seesDeal } from '../deals/rules/scope'
import { findSupply, type SupplyRecord } from '../supplies/find-supply'
import {
  byId,
  coverDeal,
  coveredLitres,
  coverWood,
  freeIn,
  readWood,
  type WoodLine,
} from './cover-lines'
import { coverAmount } from './cover-amount'
import { givesWood, mayAllocate } from './rules'

export const getSupplyCover: Handler<'getSupplyCover'> = async (call) => {
  const { db, person, path } = call
  const record = await findSupply(db, path.id)
  const { supply } = record
  const parts = await partsOf(call, record)
  const lines = record.lines.map(readWood)
  const freeOf = await freeIn(db, lines)
  return {
    supply_id: supply.id,
    status: supply.status,
    lines: lines.map((line) => {
      const own = parts.filter(({ row }) => row.supply_line_id === line.id)
      return lineCover(line, freeOf(line), own)
    }),
    can_allocate: mayAllocate(person) && givesWood(supply.status),
  }
}

type Part = { row: Row<'allocations'>; shown: Schemas['PartOfSupply'] }

async function partsOf(
  { db, person }: StaffCall,
  { supply, lines }: SupplyRecord,
): Promise<Part[]> {
  const rows = await db
    .selectFrom('allocations')
    .selectAll()
    .where('supply_id', '=', supply.id)
    .orderBy('place')
    .execute()
  if (rows.length === 0) return []
  const deals = byId(
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
  const sold = byId(dealLines.map(readWood))
  const covered = await coveredLitres(db, [...sold.keys()])
  const bought = byId(lines.map(readWood))
  return rows.flatMap((row): Part[] => {
    const [deal, line, from] = [
      deals.get(row.deal_id),
      sold.get(row.deal_line_id),
      bought.get(row.supply_line_id),
    ]
    if (!deal || !line || !from) return []
    const shown = {
      deal_line_id: line.id,
      deal: seesDeal(person, { wasConfirmed: deal.confirmed_at !== null }) ? coverDeal(deal) : null,
      wood: coverWood(line),
      amount: coverAmount(row.litres, from.specification, row.packs),
      lacks: coverAmount(
        Math.max(0, line.volume_l - (covered.get(line.id) ?? 0)),
        line.specification,
      ),
      loaded_m3: fromLitres(row.loaded_l),
      warnings: differences(from, line),
    }
    return [{ row, shown }]
  })
}

function lineCover(
  line: WoodLine<Row<'supply_lines'>>,
  free: Held,
  parts: readonly Part[],
): Schemas['SupplyLineCover'] {
  const { specification: wood, unit } = line
  const said = (quantity: string | null, litres: number | null) =>
    quantity === null || litres === null
      ? null
      : coverAmount(litres, wood, unit === 'pack' ? Number(quantity) : null)
  const sum = (of: 'litres' | 'loaded_l') => parts.reduce((total, { row }) => total + row[of], 0)
  return {
    line_id: line.id,
    wood: coverWood(line),
    ordered: coverAmount(line.volume_l, wood, unit === 'pack' ? Number(line.quantity) : null),
    confirmed: said(line.confirmed_quantity, line.confirmed_l),
    ready: said(line.ready_quantity, line.ready_l),
    accepted: line.accepted_l === null ? null : coverAmount(line.accepted_l, wood),
    allocated: coverAmount(sum('litres'), wood, packsIn(parts)),
    free: coverAmount(free.litres, wood, free.packs),
    loaded: coverAmount(sum('loaded_l'), wood),
    parts: parts.map(({ shown }) => shown),
  }
}

/** Packs of all parts together; null where one is split. */
const packsIn = (parts: readonly Part[]): number | null =>
  parts.reduce<number | null>(
    (total, { row }) => (total === null || row.packs === null ? null : total + row.packs),
    0,
  )

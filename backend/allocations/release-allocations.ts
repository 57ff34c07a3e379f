import { settleDerivedColumns } from '../db/unit-of-work'
import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import type { WoodAmount } from './rules/available-amount'
import { sumStockedLitres } from './stocked-wood'
import { writeAllocations, type AllocationChange } from './write-allocations'

/**
 * Releases all allocations of a deal or a supply, except loaded wood. Planned cargos report the
 * missing wood themselves.
 */
export async function releaseAllocations(
  call: StaffCall,
  document: 'deal_id' | 'supply_id',
  id: string,
): Promise<void> {
  await settleDerivedColumns(call.db)
  const rows = await call.db
    .selectFrom('allocations')
    .selectAll()
    .where(document, '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute()
  await writeAllocations(
    call,
    rows.map((row) => toAllocationChange(row, toLoadedAmount(row))),
  )
}

const toLoadedAmount = ({ litres, packs, loaded_l }: Row<'allocations'>): WoodAmount =>
  loaded_l === litres ? { litres, packs } : { litres: loaded_l, packs: null }

export const toAllocationChange = (
  { supply_line_id, deal_line_id, supply_id, deal_id, litres, packs }: Row<'allocations'>,
  now: WoodAmount,
): AllocationChange => ({
  pair: { supply_line_id, deal_line_id, supply_id, deal_id },
  before: { litres, packs },
  after: now,
})

/** Allocated litres of a supply, the numbers of its deals, and its litres in the yard. */
export type SupplyAllocationSummary = { litres: number; deals: readonly string[]; stocked: number }
export const noAllocations: SupplyAllocationSummary = { litres: 0, deals: [], stocked: 0 }

export async function summarizeSupplyAllocations(
  db: Db,
  supplyId: string,
): Promise<SupplyAllocationSummary> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['litres', 'number'])
    .where('supply_id', '=', supplyId)
    .orderBy('number_key')
    .execute()
  return {
    litres: rows.reduce((sum, { litres }) => sum + litres, 0),
    deals: [...new Set(rows.map(({ number }) => number))],
    stocked: await sumStockedLitres(db, supplyId),
  }
}

import { type LotAmounts, sumLotsLitres } from '@domain/timber'
import type { WoodAmount } from '../allocations/rules/available-amount'
import type { Schemas } from '../call'
import { groupBy } from '../db/rows'
import type { Db } from '../db/tables'

type AllocatedLot = LotAmounts & { supply_line_id: string | null }

/**
 * Returns the amount of each supply line in the packs of a line, by its id. The amounts add up to
 * the volume of the line, which is rounded once. Packs without a supply line are left out.
 * @param lots in order of receipt
 */
export function sumPacksBySupplyLine(
  lots: readonly AllocatedLot[],
  specification: Schemas['Specification'],
): ReadonlyMap<string, WoodAmount & { packs: number }> {
  const counted: AllocatedLot[] = []
  const sums = new Map<string, WoodAmount & { packs: number }>()
  for (const [supplyLineId, part] of groupBy(lots, (lot) => lot.supply_line_id ?? '')) {
    const before = sumLotsLitres(counted, specification)
    counted.push(...part)
    const litres = sumLotsLitres(counted, specification) - before
    if (supplyLineId !== '') sums.set(supplyLineId, { litres, packs: part.length })
  }
  return sums
}

/** Returns the supplies of supply lines. */
export async function findSuppliesOfLines(
  db: Db,
  supplyLineIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(supplyLineIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('supply_lines')
    .select(['id', 'supply_id'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, supply_id }) => [id, supply_id]))
}

import type { PersonCall } from '../call'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { settleDerivedColumns } from '../db/unit-of-work'
import { findLineParts, type LinePart, toSharedLine, writeExactLitres } from './line-parts'
import { hasSumOfPacks, type SupplyLineQuantities, type WoodAmount } from './rules/available-amount'
import { shareRounding } from './rules/rounding'
import { toAllocationChange, writeAllocations } from './write-allocations'

/** An allocation with its new amount. */
export type SharedPart = { row: Row<'allocations'> } & WoodAmount & {
    /** Null on a line without a list, or with the sum of its packs, where it is the litres. */
    exact: number | null
  }

/** Returns the new amount of an allocation of a line. */
export const toSharedPart = (
  line: SupplyLineQuantities,
  { row, exact }: Pick<LinePart, 'row' | 'exact'>,
  amount: WoodAmount,
): SharedPart => ({
  ...{ row, ...amount },
  exact: !hasSumOfPacks(line) && (line.listed_packs > 0 || row.exact_l !== null) ? exact : null,
})

/**
 * Settles the derived columns and reads lines with their allocations. Allocations that were set
 * since have the rounding of the list before the change.
 */
export async function readSharedLines(db: Db, supplyLineIds: readonly string[]) {
  const ids = [...new Set(supplyLineIds)]
  // Until the derived columns are settled, they have the list before the change.
  const before = await inChunks(ids, (chunk) =>
    db
      .selectFrom('supply_lines')
      .select(['id', 'listed_l', 'measured_l', 'listed_packs', 'smallest_pack_l'])
      .where('id', 'in', chunk)
      .execute(),
  )
  await settleDerivedColumns(db)
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('supply_lines').selectAll().where('id', 'in', chunk).execute(),
  )
  const lines = rows.map(toSharedLine)
  const findParts = await findLineParts(
    db,
    lines.map((line) => ({ ...line, list: before.find(({ id }) => id === line.id) ?? line })),
  )
  return { lines, findParts }
}

/** Stores the new amounts of allocations, and their litres before the rounding. */
export async function writeSharedParts(
  call: PersonCall,
  parts: readonly SharedPart[],
): Promise<void> {
  await writeAllocations(
    call,
    parts.map(({ row, litres, packs, exact }) =>
      toAllocationChange(row, { litres, packs, ...(exact !== null && { exact }) }),
    ),
  )
  await writeExactLitres(
    call.db,
    parts.flatMap(({ row, litres, exact }) => (litres === row.litres ? { row, exact } : [])),
  )
}

/**
 * Adjusts the allocations of lines by the rounding of their listed packs, after the packs, their
 * loads or the stock changed. It sends no notification, because no wood is gained or lost.
 */
export async function shareLineRounding(
  call: PersonCall,
  supplyLineIds: readonly string[],
): Promise<void> {
  if (supplyLineIds.length === 0) return
  const { lines, findParts } = await readSharedLines(call.db, supplyLineIds)
  const shared = lines.flatMap((line) => {
    const { reserved, parts } = findParts(line.id)
    const shares = shareRounding(line.wholeLitres, line, reserved, parts)
    return parts.map((part, i) =>
      toSharedPart(line, part, { litres: shares[i] ?? part.litres, packs: part.row.packs }),
    )
  })
  await writeSharedParts(call, shared)
}

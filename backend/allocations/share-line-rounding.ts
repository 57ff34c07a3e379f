import type { StaffCall } from '../call'
import { inChunks } from '../db/rows'
import { settleDerivedColumns } from '../db/unit-of-work'
import { findLineParts, toSharedLine } from './line-parts'
import { shareRounding } from './rules/rounding'
import { toAllocationChange, writeAllocations } from './write-allocations'

/**
 * Adjusts the allocations of lines by the rounding of their listed packs, after the packs, their
 * loads or the stock changed. It sends no notification, because no wood is gained or lost.
 */
export async function shareLineRounding(
  call: StaffCall,
  supplyLineIds: readonly string[],
): Promise<void> {
  const { db } = call
  const ids = [...new Set(supplyLineIds)]
  if (ids.length === 0) return
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
  const shared = lines.flatMap((line) => {
    const { stocked, parts } = findParts(line.id)
    const shares = shareRounding(line.agreed, line, stocked, parts)
    return parts.map((part, i) => ({ part, litres: shares[i] ?? part.litres }))
  })
  await writeAllocations(
    call,
    shared.map(({ part, litres }) =>
      toAllocationChange(part.row, { litres, packs: part.row.packs, exact: part.exact }),
    ),
  )
  for (const { part, litres } of shared)
    if (litres === part.litres && part.row.exact_l !== part.exact)
      await db
        .updateTable('allocations')
        .set({ exact_l: part.exact })
        .where('id', '=', part.row.id)
        .execute()
}

import { findPackedWood } from '../allocations/packed-wood'
import { computeWholeAmount } from '../allocations/rules/available-amount'
import { toListedLitres } from '../allocations/rules/rounding'
import { findLineProgress } from '../cargos/line-progress'
import { computeLitresAtMill, type SupplyProgress } from '../cargos/rules/shipment-progress'
import { parseWoodLine } from '../cover/cover-lines'
import { groupBy, inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { settleDerivedColumns } from '../db/unit-of-work'

/** Returns a function that looks up how much wood of a supply has left the mill. */
export async function findSupplyProgress(
  db: Db,
  supplyIds: readonly string[],
): Promise<(supply: Pick<Row<'supplies'>, 'id' | 'tolerance_percent'>) => SupplyProgress> {
  await settleDerivedColumns(db)
  const rows = await inChunks(supplyIds, (ids) =>
    db.selectFrom('supply_lines').selectAll().where('supply_id', 'in', ids).execute(),
  )
  const lines = rows.map(parseWoodLine)
  const findProgress = await findLineProgress(db, 'supply_id', supplyIds)
  const findPacked = await findPackedWood(db, lines)
  const linesBySupply = groupBy(lines, ({ supply_id }) => supply_id)
  return ({ id, tolerance_percent }) => ({
    tolerancePercent: tolerance_percent,
    lines: (linesBySupply.get(id) ?? []).map((line) => ({
      total: line.ready_l === null ? 0 : toListedLitres(computeWholeAmount(line).litres, line),
      received: findPacked(line.id).received.litres,
      ...findProgress(line.id),
    })),
  })
}

/**
 * Returns the litres that still have to leave the mill; null unless wood is ready or in loading.
 */
export async function findLitresAtMill(
  db: Db,
  supply: Pick<Row<'supplies'>, 'id' | 'status' | 'tolerance_percent'>,
): Promise<number | null> {
  if (supply.status !== 'ready' && supply.status !== 'loading') return null
  return computeLitresAtMill((await findSupplyProgress(db, [supply.id]))(supply))
}

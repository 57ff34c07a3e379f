import { computeExcess } from '@domain/timber'
import type { StaffCall } from '../call'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { settleDerivedColumns } from '../db/unit-of-work'
import { findStockedByLine } from './queries'
import { computeAvailableAmount } from './rules/available-amount'
import { type NamedPart, shareRounding } from './rules/rounding'
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
  if (rows.length === 0) return
  const lines = new Map(
    rows.map((line) => [line.id, { ...line, specification: parseJson(line.specification) }]),
  )
  const parts = await db
    .selectFrom('allocations')
    .selectAll()
    .where('supply_line_id', 'in', [...lines.keys()])
    .orderBy('place')
    .execute()
  const findNamed = await findNamedPacks(db, [...lines.keys()])
  const stocked = await findStockedByLine(db, [...lines.values()])
  const changes = [...groupBy(parts, ({ supply_line_id }) => supply_line_id)].flatMap(
    ([lineId, lineParts]) => {
      const line = lines.get(lineId)
      if (!line) return []
      const shares = shareRounding(
        computeAvailableAmount(line).litres,
        line,
        stocked.get(lineId)?.litres ?? 0,
        lineParts.map((part) => ({
          litres: part.litres,
          claimed: part.claimed_l,
          ...findNamed(part),
        })),
        before.find(({ id }) => id === lineId),
      )
      return lineParts.map((part, i) =>
        toAllocationChange(part, { litres: shares[i] ?? part.litres, packs: part.packs }),
      )
    },
  )
  await writeAllocations(call, changes)
}

type Pair = { supply_line_id: string; deal_line_id: string }
const toPairKey = ({ supply_line_id, deal_line_id }: Pair) => `${supply_line_id} ${deal_line_id}`

/** Returns the number and the excess of the packs that the loads of each pair name. */
async function findNamedPacks(
  db: Db,
  supplyLineIds: readonly string[],
): Promise<(pair: Pair) => Pick<NamedPart, 'named' | 'excess'>> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .select(['supply_line_id', 'deal_line_id', 'pack_ids'])
    .where('supply_line_id', 'in', supplyLineIds)
    .where('cargos.status', '<>', 'canceled')
    .execute()
  const named = loads.map((load) => ({ key: toPairKey(load), ids: parseJson(load.pack_ids) }))
  const packs = await inChunks(
    named.flatMap(({ ids }) => ids),
    (ids) =>
      db
        .selectFrom('packs')
        .select(['id', 'litres', 'volume_mm3'])
        .where('id', 'in', ids)
        .execute(),
  )
  const excess = new Map(
    packs.map(({ id, litres, volume_mm3 }) => [id, computeExcess(litres, volume_mm3)]),
  )
  const byPair = groupBy(named, ({ key }) => key)
  return (pair) => {
    const ids = (byPair.get(toPairKey(pair)) ?? []).flatMap((load) => load.ids)
    return {
      named: ids.length,
      excess: ids.reduce((sum, id) => sum + (excess.get(id) ?? 0), 0),
    }
  }
}

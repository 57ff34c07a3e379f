import { sql } from 'kysely'
import { recalculateDeals } from '../allocations/recalculate-deals'
import { updateEach } from '../db/update-each'
import type { Db, NewRow } from '../db/tables'
import type { PlannedPart } from './cover-plan'
import { groupBy } from '../db/group-by'
import { insertRows } from './insert-rows'
import { createSeedId } from './seed-id'

type PurchasedSupply = {
  supply: NewRow<'supplies'>
  lines: readonly NewRow<'supply_lines'>[]
  parts: readonly PlannedPart[]
}

/** Deals that are counted anew at once. */
const BATCH_SIZE = 200

/**
 * Allocates purchased wood to deals and recalculates them. Cargo is loaded from these allocations.
 */
export async function seedParts(db: Db, supplies: readonly PurchasedSupply[]): Promise<void> {
  const rows = supplies.flatMap(({ supply, lines, parts }) =>
    parts.map((part, i): NewRow<'allocations'> => {
      const litres = lines.find(({ id }) => id === part.supplyLineId)?.volume_l ?? 0
      return {
        id: createSeedId(`part ${part.supplyLineId}`),
        supply_line_id: part.supplyLineId,
        deal_line_id: part.line.id,
        supply_id: supply.id,
        deal_id: part.line.deal_id,
        place: i + 1,
        litres,
        packs: part.packs,
        loaded_l: 0,
      }
    }),
  )
  const lines = new Map(supplies.flatMap(({ parts }) => parts.map(({ line }) => [line.id, line])))
  const bought = groupBy(rows, (row) => row.deal_line_id)
  const loaded = [...bought].flatMap(([id, own]) => loadLine(lines.get(id), own))
  for (let i = 0; i < loaded.length; i += BATCH_SIZE)
    await updateEach(db, 'deal_lines', loaded.slice(i, i + BATCH_SIZE))
  await insertRows(db, 'allocations', rows)
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('purchased_l', '>', 0)
    .orderBy('id')
    .execute()
  for (let i = 0; i < deals.length; i += BATCH_SIZE)
    await recalculateDeals(
      db,
      deals.slice(i, i + BATCH_SIZE).map(({ id }) => id),
    )
  await countLoaded(db)
}

/**
 * Computes the loaded and delivered amounts of a line from its timeline, limited to the purchased
 * amount.
 */
function loadLine(line: PlannedPart['line'] | undefined, parts: NewRow<'allocations'>[]) {
  if (!line || line.loaded_l === 0) return []
  const all = parts.reduce((sum, { litres }) => sum + litres, 0)
  const loaded_l = line.loaded_l >= line.purchased_l ? all : Math.min(all, line.loaded_l)
  const delivered_l =
    line.delivered_l >= line.loaded_l ? loaded_l : Math.min(loaded_l, line.delivered_l)
  let left = loaded_l
  for (const part of parts) {
    part.loaded_l = Math.min(part.litres, left)
    left -= part.loaded_l
  }
  return [{ id: line.id, loaded_l, delivered_l }]
}

async function countLoaded(db: Db): Promise<void> {
  await sql`
    update deals set
      loaded_l = (select coalesce(sum(loaded_l), 0) from deal_lines where deal_lines.deal_id = deals.id),
      delivered_l = (select coalesce(sum(delivered_l), 0) from deal_lines where deal_lines.deal_id = deals.id)
    where loaded_l > 0
  `.execute(db)
  await sql`
    update supply_lines
    set loaded_l = (select coalesce(sum(allocations.loaded_l), 0) from allocations where supply_line_id = supply_lines.id)
    where id in (select supply_line_id from allocations where allocations.loaded_l > 0)
  `.execute(db)
}

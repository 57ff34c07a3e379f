import type { StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { recountDeals } from './recount-deals'
import { changeOf } from './release'
import { fitParts } from './rules/fit'
import { sourceOf } from './rules/source'
import { writeParts, type PartChange } from './write-parts'

/** A deal that gets less than it was promised. */
export type Cut = { dealId: string; litres: number }

/**
 * Brings what is allocated of a supply within what there is, once that has changed: where there is less, what was promised last is cut first. The
 * cost of the deals follows prices and rates, and whether it is bought at all the status.
 * @returns what each deal loses
 */
export async function fitSupply(call: StaffCall, supplyId: string): Promise<Cut[]> {
  const { db } = call
  const parts = await db.selectFrom('allocations').selectAll().where('supply_id', '=', supplyId).orderBy('place').execute()
  if (parts.length === 0) return []
  const lines = await db.selectFrom('supply_lines').selectAll().where('supply_id', '=', supplyId).execute()
  const changes = lines.flatMap((line) => fitLine(line, parts.filter((part) => part.supply_line_id === line.id)))
  await writeParts(call, changes)
  await recountDeals(db, parts.map(({ deal_id }) => deal_id))
  const lost = new Map<string, number>()
  for (const { pair, was, now } of changes) {
    if (now.litres < was.litres) lost.set(pair.deal_id, (lost.get(pair.deal_id) ?? 0) + was.litres - now.litres)
  }
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

function fitLine(line: Row<'supply_lines'>, parts: readonly Row<'allocations'>[]): PartChange[] {
  const source = sourceOf({ ...line, specification: parseJson(line.specification) })
  const fitting = fitParts(source, parts.map(({ litres, packs, loaded_l }) => ({ litres, packs, loaded: loaded_l })))
  return parts.flatMap((part, i) => {
    const now = fitting[i]
    return now ? [changeOf(part, now)] : []
  })
}

import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { stockedOf } from './in-stock'
import { recountDeals } from './recount-deals'
import { changeOf } from './release'
import { fitParts } from './rules/fit'
import { sourceOf, type Held } from './rules/source'
import { writeParts, type PartChange } from './write-parts'

/** A deal that gets less than it was promised. */
export type Cut = { dealId: string; litres: number }

/** A supply's line as it is stored, or as it would be. */
export type FittedLine = Parameters<typeof sourceOf>[0] & { id: string }

/**
 * Brings what is allocated of a supply within what there is, once that has changed: where there is less, what was promised last is cut first. The
 * cost of the deals follows prices and rates, and whether it is bought at all the status.
 * @returns what each deal loses
 */
export async function fitSupply(call: StaffCall, supplyId: string): Promise<Cut[]> {
  const { db } = call
  const parts = await partsOf(db, supplyId)
  if (parts.length === 0) return []
  const lines = await db.selectFrom('supply_lines').selectAll().where('supply_id', '=', supplyId).execute()
  const woods = lines.map((line) => ({ ...line, specification: parseJson<Schemas['Specification']>(line.specification) }))
  const stocked = await stockedOf(db, woods)
  const changes = woods.flatMap((line) => fitLine(line, parts, stocked.get(line.id)))
  await writeParts(call, changes)
  await recountDeals(db, parts.map(({ deal_id }) => deal_id))
  return cutsIn(changes)
}

/** What each deal would lose of these lines, were the supply saved with them; lines that take nothing away are left out. */
export async function cutsBy(db: Db, supplyId: string, lines: readonly FittedLine[]): Promise<{ lineId: string; cuts: Cut[] }[]> {
  const parts = await partsOf(db, supplyId)
  const stocked = await stockedOf(db, lines)
  const byLine = lines.map((line) => ({ lineId: line.id, cuts: cutsIn(fitLine(line, parts, stocked.get(line.id))) }))
  return byLine.filter(({ cuts }) => cuts.length > 0)
}

/** In the order in which they were promised. */
const partsOf = (db: Db, supplyId: string): Promise<Row<'allocations'>[]> =>
  db.selectFrom('allocations').selectAll().where('supply_id', '=', supplyId).orderBy('place').execute()

/** @param stocked what of it stands in the yard, which no deal gets */
function fitLine(line: FittedLine, all: readonly Row<'allocations'>[], stocked: Held = { litres: 0, packs: 0 }): PartChange[] {
  const parts = all.filter((part) => part.supply_line_id === line.id)
  const fitting = fitParts(sourceOf(line), parts.map(({ litres, packs, loaded_l }) => ({ litres, packs, loaded: loaded_l })), stocked)
  return parts.flatMap((part, i) => {
    const now = fitting[i]
    return now ? [changeOf(part, now)] : []
  })
}

function cutsIn(changes: readonly PartChange[]): Cut[] {
  const lost = new Map<string, number>()
  for (const { pair, was, now } of changes) {
    if (now.litres < was.litres) lost.set(pair.deal_id, (lost.get(pair.deal_id) ?? 0) + was.litres - now.litres)
  }
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

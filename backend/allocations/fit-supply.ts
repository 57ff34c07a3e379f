import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { stockedOf } from './in-stock'
import { recountDeals } from './recount-deals'
import { recountSupplies } from './recount-supplies'
import { changeOf } from './release'
import { fitParts } from './rules/fit'
import { sourceOf, type Held } from './rules/source'
import { writeParts, type PartChange } from './write-parts'

/** A deal that gets less than it was promised. */
export type Cut = { dealId: string; litres: number }

/** A supply's line as it is stored, or as it would be. */
export type FittedLine = Parameters<typeof sourceOf>[0] & { id: string }

/**
 * Brings the allocations of a supply within its available amounts and recalculates the cost of its deals. If there is less, the deal with the latest
 * delivery week loses first, a deal without a week before all others; within one week, the latest allocation.
 * @returns what each deal loses
 */
export async function fitSupply(call: StaffCall, supplyId: string): Promise<Cut[]> {
  const { db } = call
  const parts = await partsOf(db, supplyId)
  if (parts.length === 0) return []
  const changes = await changesToFit(db, supplyId, parts)
  await writeParts(call, changes)
  await recountDeals(
    db,
    parts.map(({ deal_id }) => deal_id),
  )
  return cutsIn(changes)
}

/** Fits the allocations of a supply without history or notifications, for sample data. */
export async function fitSeededSupply(db: Db, supplyId: string): Promise<void> {
  const parts = await partsOf(db, supplyId)
  for (const { pair, now } of await changesToFit(db, supplyId, parts)) {
    const { supply_line_id, deal_line_id } = pair
    const one = { supply_line_id, deal_line_id }
    if (now.litres === 0)
      await db
        .deleteFrom('allocations')
        .where(({ and }) => and(one))
        .execute()
    else
      await db
        .updateTable('allocations')
        .set(now)
        .where(({ and }) => and(one))
        .execute()
  }
  await recountDeals(
    db,
    parts.map(({ deal_id }) => deal_id),
  )
  await recountSupplies(db, [supplyId])
}

async function changesToFit(
  db: Db,
  supplyId: string,
  parts: readonly Row<'allocations'>[],
): Promise<PartChange[]> {
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', supplyId)
    .execute()
  const woods = lines.map((line) => ({
    ...line,
    specification: parseJson<Schemas['Specification']>(line.specification),
  }))
  const stocked = await stockedOf(db, woods)
  return woods.flatMap((line) => fitLine(line, parts, stocked.get(line.id)))
}

/** What each deal would lose of these lines, were the supply saved with them; lines that take nothing away are left out. */
export async function cutsBy(
  db: Db,
  supplyId: string,
  lines: readonly FittedLine[],
): Promise<{ lineId: string; cuts: Cut[] }[]> {
  const parts = await partsOf(db, supplyId)
  const stocked = await stockedOf(db, lines)
  const byLine = lines.map((line) => ({
    lineId: line.id,
    cuts: cutsIn(fitLine(line, parts, stocked.get(line.id))),
  }))
  return byLine.filter(({ cuts }) => cuts.length > 0)
}

/** Allocations of a supply, the earliest delivery week first, then as they were made. */
async function partsOf(db: Db, supplyId: string): Promise<Row<'allocations'>[]> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'allocations.deal_id')
    .selectAll('allocations')
    .select(['delivery_week_from', 'delivery_week_to'])
    .where('supply_id', '=', supplyId)
    .orderBy('place')
    .execute()
  const week = ({ delivery_week_from, delivery_week_to }: (typeof rows)[number]) =>
    delivery_week_to ?? delivery_week_from ?? '9999'
  return rows.toSorted((a, b) => week(a).localeCompare(week(b), 'en'))
}

/** @param stocked what of it stands in the yard, which no deal gets */
function fitLine(
  line: FittedLine,
  all: readonly Row<'allocations'>[],
  stocked: Held = { litres: 0, packs: 0 },
): PartChange[] {
  const parts = all.filter((part) => part.supply_line_id === line.id)
  const fitting = fitParts(
    sourceOf(line),
    parts.map(({ litres, packs, loaded_l }) => ({ litres, packs, loaded: loaded_l })),
    stocked,
  )
  return parts.flatMap((part, i) => {
    const now = fitting[i]
    return now ? [changeOf(part, now)] : []
  })
}

function cutsIn(changes: readonly PartChange[]): Cut[] {
  const lost = new Map<string, number>()
  for (const { pair, was, now } of changes) {
    if (now.litres < was.litres)
      lost.set(pair.deal_id, (lost.get(pair.deal_id) ?? 0) + was.litres - now.litres)
  }
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

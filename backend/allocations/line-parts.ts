import { groupBy, inChunks, parseJson, updateEach } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { addWood, findPackedWood, type YardWood } from './packed-wood'
import {
  computeWholeAmount,
  computeUnreceivedSurplus,
  hasSumOfPacks,
  sumYard,
  type SupplyLineQuantities,
  type WoodAmount,
} from './rules/available-amount'
import {
  type AllocatedPart,
  type PackedWood,
  type ListedPacks,
  toExactLitres,
} from './rules/rounding'

/** Returns a stored line with the litres of all its wood, and its list. */
export const toSharedLine = (row: Row<'supply_lines'>) =>
  addWholeLitres({ ...row, specification: parseJson(row.specification) })

/** Adds the litres of all wood of a line, and its list, whose rounding the allocations have. */
export const addWholeLitres = <One extends SupplyLineQuantities>(line: One) => ({
  ...line,
  wholeLitres: computeWholeAmount(line).litres,
  list: line as ListedPacks,
})

type Line = SupplyLineQuantities & {
  id: string
  /** Exact litres of the whole line. */
  wholeLitres: number
  /** The list whose rounding the allocations have. */
  list: ListedPacks
}
/** An allocation of a line, with its packs. */
export type LinePart = AllocatedPart & {
  row: Row<'allocations'>
  /** Its packs from the yard. */
  sold: YardWood
  /** Its wood at the mill that is in cargo. */
  claimed: PackedWood
  /** Litres that a lower amount of the supply can't take: loaded wood, and packs in the yard. */
  kept: number
}
/** The allocations of a line, and its wood in the yard. */
export type LineParts = {
  /** Unsold packs in the yard. */
  stocked: YardWood
  /** All packs in the yard, by `sumYard`. */
  yard: WoodAmount
  /** Allocated wood at the mill that is in cargo. */
  claimed: PackedWood
  /** Wood that allocations can't have: unsold packs in the yard, and the surplus. */
  reserved: PackedWood
  parts: LinePart[]
}

/** Returns the allocations of supply lines with their packs, in order of allocation. */
export async function findLineParts(
  db: Db,
  lines: readonly Line[],
): Promise<(lineId: string) => LineParts> {
  const rows = await inChunks(
    lines.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('allocations')
        .selectAll()
        .where('supply_line_id', 'in', ids)
        .orderBy('place')
        .execute(),
  )
  const find = await findPackedWood(db, lines)
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  const lineById = new Map(lines.map((line) => [line.id, line]))
  return (lineId) => {
    const line = lineById.get(lineId)
    if (!line) throw new Error('The line was not read.')
    const { stocked, getPair } = find(lineId)
    const isSum = hasSumOfPacks(line)
    const toPacked = <Wood extends PackedWood>(wood: Wood): Wood =>
      isSum ? { ...wood, exact: wood.litres } : wood
    const parts = (byLine.get(lineId) ?? []).map((row) => {
      const { litres, claimed_l } = row
      const { sold, loaded, loadedAtMill, namedPackCount } = getPair(row.deal_line_id)
      // Packs that are missing in the yard stay on the list of their cargo.
      const missing = Math.max(0, claimed_l - sold.litres - loaded.litres)
      const claimed = toPacked(addWood(loaded, { litres: missing, exact: missing }))
      const packed = addWood(toPacked(sold), claimed)
      const kept = Math.max(row.loaded_l, sold.litres + loadedAtMill)
      return { row, litres, sold, claimed, kept, packed, namedPackCount }
    })
    const yard = sumYard(stocked, parts)
    const claimed = parts.map(limitClaimed).reduce(addWood, { litres: 0, exact: 0 })
    const reserved = addWood(
      toPacked(stocked),
      computeUnreceivedSurplus(line, yard.litres, claimed),
    )
    const exact = toExactLitres(line.wholeLitres, line.list, reserved, parts)
    return {
      stocked: toPacked(stocked),
      yard,
      claimed,
      reserved,
      parts: parts.map((part, i) => ({
        ...part,
        exact: (isSum ? part.litres : part.row.exact_l) ?? exact[i] ?? part.litres,
      })),
    }
  }
}

/**
 * Returns the litres that a cut can't take, of allocations with packs that were bought in the yard.
 */
export async function findKeptLitres(
  db: Db,
  allocations: readonly Row<'allocations'>[],
): Promise<ReadonlyMap<string, number>> {
  const sold = await inChunks(
    allocations.map(({ deal_line_id }) => deal_line_id),
    (ids) =>
      db
        .selectFrom('lots')
        .select('order_line_id')
        .distinct()
        .where('order_line_id', 'in', ids)
        .where('status', '=', 'sold')
        .execute(),
  )
  const dealLines = new Set(sold.map(({ order_line_id }) => order_line_id))
  const ofYard = allocations.filter(({ deal_line_id }) => dealLines.has(deal_line_id))
  const lines = await inChunks(
    ofYard.map(({ supply_line_id }) => supply_line_id),
    (ids) => db.selectFrom('supply_lines').selectAll().where('id', 'in', ids).execute(),
  )
  const findParts = await findLineParts(db, lines.map(toSharedLine))
  return new Map(
    lines.flatMap(({ id }) => findParts(id).parts.map(({ row, kept }) => [row.id, kept] as const)),
  )
}

/** Returns the wood at the mill in cargo, at most its allocation: a cut may have left less. */
function limitClaimed({ litres, sold, claimed }: Pick<LinePart, 'litres' | 'sold' | 'claimed'>) {
  const max = Math.max(0, litres - sold.litres)
  if (claimed.litres <= max) return claimed
  return { litres: max, exact: (claimed.exact * max) / claimed.litres }
}

/** Stores the exact litres of allocations. */
export async function writeExactLitres(
  db: Db,
  parts: readonly { row: Pick<Row<'allocations'>, 'id' | 'exact_l'>; exact: number | null }[],
): Promise<void> {
  const changed = parts.filter(({ row, exact }) => row.exact_l !== exact)
  await updateEach(
    db,
    'allocations',
    changed.map(({ row, exact }) => ({ id: row.id, exact_l: exact })),
  )
}

/**
 * Stores the exact litres of allocations that were set on listed lines, except lines with the sum
 * of their packs, whose allocations follow a later correction by the mill.
 */
export async function storeExactLitres(db: Db, supplyLineIds: readonly string[]): Promise<void> {
  const rows = await inChunks([...new Set(supplyLineIds)], (ids) =>
    db
      .selectFrom('supply_lines')
      .selectAll()
      .where('id', 'in', ids)
      .where('listed_packs', '>', 0)
      .execute(),
  )
  const lines = rows.map(toSharedLine).filter((line) => !hasSumOfPacks(line))
  if (lines.length === 0) return
  const findParts = await findLineParts(db, lines)
  await writeExactLitres(
    db,
    lines.flatMap(({ id }) => findParts(id).parts.filter(({ row }) => row.exact_l === null)),
  )
}

import { groupBy, inChunks, parseJson, updateEach } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { addWood, findKnownWood } from './known-wood'
import { computeUsableAmount } from './rules/available-amount'
import {
  type AllocatedPart,
  type KnownWood,
  type ListedPacks,
  toExactLitres,
} from './rules/rounding'

/** Returns a line with its litres as agreed. */
export function toSharedLine(row: Row<'supply_lines'>) {
  const line = { ...row, specification: parseJson(row.specification) }
  return { ...line, agreed: computeUsableAmount(line).litres, list: row }
}

type Line = {
  id: string
  specification: Parameters<typeof findKnownWood>[1][number]['specification']
  /** Litres of the line as agreed. */
  agreed: number
  /** The list whose rounding the allocations have. */
  list: ListedPacks
}
/** An allocation of a line, with its packs. */
export type LinePart = AllocatedPart & { row: Row<'allocations'> }
type LineParts = {
  /** Unsold packs in the yard. */
  stocked: KnownWood
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
  const find = await findKnownWood(db, lines)
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  const lineById = new Map(lines.map((line) => [line.id, line]))
  return (lineId) => {
    const { stocked, getPair } = find(lineId)
    const line = lineById.get(lineId)
    const parts = (byLine.get(lineId) ?? []).map((row) => {
      const { litres, claimed_l } = row
      const { sold, loaded, named } = getPair(row.deal_line_id)
      const packs = addWood(sold, loaded)
      // Packs that are missing in the yard stay on the list of their cargo.
      const missing = Math.max(0, claimed_l - packs.litres)
      return { row, litres, known: addWood(packs, { litres: missing, exact: missing }), named }
    })
    const exact = line ? toExactLitres(line.agreed, line.list, stocked, parts) : []
    return {
      stocked,
      parts: parts.map((part, i) => ({
        ...part,
        exact: part.row.exact_l ?? exact[i] ?? part.litres,
      })),
    }
  }
}

/** Stores the litres of allocations before the rounding of their packs. */
export async function writeExactLitres(
  db: Db,
  parts: readonly { row: Pick<Row<'allocations'>, 'id' | 'exact_l'>; exact: number }[],
): Promise<void> {
  const changed = parts.filter(({ row, exact }) => row.exact_l !== exact)
  await updateEach(
    db,
    'allocations',
    changed.map(({ row, exact }) => ({ id: row.id, exact_l: exact })),
  )
}

/** Stores the exact litres of allocations that were set on listed lines. */
export async function storeExactLitres(db: Db, supplyLineIds: readonly string[]): Promise<void> {
  const rows = await inChunks([...new Set(supplyLineIds)], (ids) =>
    db
      .selectFrom('supply_lines')
      .selectAll()
      .where('id', 'in', ids)
      .where('listed_packs', '>', 0)
      .execute(),
  )
  if (rows.length === 0) return
  const findParts = await findLineParts(db, rows.map(toSharedLine))
  await writeExactLitres(
    db,
    rows.flatMap(({ id }) => findParts(id).parts.filter(({ row }) => row.exact_l === null)),
  )
}

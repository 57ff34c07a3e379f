import type { PackRow } from './pack-row'

/** A pack in its line. */
export interface PlacedPack {
  readonly lineId: string
  readonly row: PackRow
}

/** The saved pack that a row was typed on. */
export interface PackBase extends PlacedPack {
  readonly version: number
}

/** Texts by column of the matrix: fields by name, pieces by length in mm. */
type Cells = Readonly<Record<string, string>>

const FIELDS = ['number', 'barcode', 'mark', 'weight'] as const

const toCells = ({ number, barcode, mark, weight, pieces }: PackRow): Cells => ({
  number,
  barcode,
  mark,
  weight,
  ...pieces,
})

function toRow(id: string, { number, barcode, mark, weight, ...pieces }: Cells): PackRow {
  return {
    id,
    number: number ?? '',
    barcode: barcode ?? '',
    mark: mark ?? '',
    weight: weight ?? '',
    pieces: Object.fromEntries(Object.entries(pieces).filter(([, text]) => text !== '')),
  }
}

/** Returns the text of a cell, as it is compared and sent. */
export const getCell = (row: PackRow, column: string): string => (toCells(row)[column] ?? '').trim()

/** Returns the columns that differ in two rows: fields first, then lengths in order. */
function findDifferentCells(row: PackRow, other: PackRow): readonly string[] {
  const lengths = new Set([...Object.keys(row.pieces), ...Object.keys(other.pieces)])
  return [...FIELDS, ...[...lengths].toSorted((a, b) => Number(a) - Number(b))].filter(
    (column) => getCell(row, column) !== getCell(other, column),
  )
}

/** Replaces cells of a row by those of another. */
export const takeCells = (row: PackRow, from: PackRow, columns: readonly string[]): PackRow =>
  toRow(row.id, {
    ...toCells(row),
    ...Object.fromEntries(columns.map((column) => [column, toCells(from)[column] ?? ''])),
  })

/** Returns the columns that both sides changed, each to another text. */
export function findContestedCells(
  base: PackRow,
  mine: PackRow,
  theirs: PackRow,
): readonly string[] {
  const changed = new Set(findDifferentCells(base, theirs))
  return findDifferentCells(mine, theirs).filter((column) => changed.has(column))
}

/**
 * Merges a typed row and its pack that was saved meanwhile, cell by cell. Cells without typed text
 * get the saved text. Typed text stays in cells that both changed.
 * @returns the base of the merged row, whose contested cells and version stay the old ones; null if
 *   no cell is contested
 */
export function mergePack(
  base: PackBase,
  mine: PlacedPack,
  theirs: PlacedPack,
): { readonly merged: PlacedPack; readonly base: PackBase | null } {
  const typed = new Set(findDifferentCells(base.row, mine.row))
  const untyped = findDifferentCells(mine.row, theirs.row).filter((column) => !typed.has(column))
  const contested = findContestedCells(base.row, mine.row, theirs.row).filter((column) =>
    typed.has(column),
  )
  return {
    merged: {
      lineId: mine.lineId === base.lineId ? theirs.lineId : mine.lineId,
      row: takeCells(mine.row, theirs.row, untyped),
    },
    base:
      contested.length > 0
        ? { ...theirs, row: takeCells(theirs.row, base.row, contested), version: base.version }
        : null,
  }
}

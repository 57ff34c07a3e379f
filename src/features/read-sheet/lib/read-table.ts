import { cellText, type Cell } from './cells'

/** A line under the head: where it stands in the sheet, and what it has in a column. */
export interface TableLine<Column> {
  readonly row: number
  at(column: Column): Cell
}

/** How a title is compared: without capitals, blanks around it and what stands behind a comma, which is its unit. */
const plainTitle = (title: string): string => (title.split(',')[0] ?? '').trim().toLowerCase()

/**
 * Which column a title names, in whatever language the sheet was made in.
 * @param titles what the columns are called, language by language; each is also known by its own name
 */
export function columnsTitled<Column extends string>(columns: readonly Column[], titles: readonly Readonly<Record<Column, string>>[]): (title: string) => Column | undefined {
  const byTitle = new Map<string, Column>()
  for (const named of titles) for (const column of columns) byTitle.set(plainTitle(named[column]), column)
  for (const column of columns) byTitle.set(column, column)
  return (title) => byTitle.get(plainTitle(title))
}

/**
 * A sheet's lines, by the titles in its first row; lines with nothing in them are left out.
 * @param needed columns without which the sheet says nothing: where one is missing there are no lines
 */
export function readTable<Column>(
  cells: readonly (readonly Cell[])[],
  columnOf: (title: string) => Column | undefined,
  needed: readonly Column[],
): { readonly lines: readonly TableLine<Column>[]; readonly missing: readonly Column[] } {
  const places = new Map<Column, number>()
  for (const [i, title] of (cells[0] ?? []).entries()) {
    const column = columnOf(cellText(title))
    if (column && !places.has(column)) places.set(column, i)
  }
  const missing = needed.filter((column) => !places.has(column))
  if (missing.length > 0) return { lines: [], missing }
  const lines = cells.flatMap((line, i): TableLine<Column>[] =>
    i === 0 || line.every((cell) => cellText(cell) === '') ? [] : [{ row: i + 1, at: (column) => line[places.get(column) ?? -1] }],
  )
  return { lines, missing }
}

/** Pasted rows of cells. */
export type PastedCells = readonly (readonly string[])[]

const NUMBER = /^[-−]?(?:\d[\d\s.,'’]*)?\d$/u
/** A size such as 47x100. */
export const SIZE = /\d\s*[x×*]\s*\d/u
/** Number of rows searched for a header. */
export const MAX_HEADER_ROWS = 10

const isNumber = (text: string) => NUMBER.test(text.trim())
const countTexts = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/**
 * True if a row has three adjacent numbers and no size such as 47x100: thickness, width and length
 * have separate columns.
 */
export const hasSizeColumns = (cells: readonly string[]): boolean =>
  !cells.some((cell) => SIZE.test(cell)) &&
  cells.some((_, at) => [0, 1, 2].every((right) => isNumber(cells[at + right] ?? '')))

/** True if a row has only texts and one below it has a number. */
export const isHeaderLike = (cells: readonly string[], below: PastedCells): boolean =>
  countTexts(cells).length > 1 &&
  !countTexts(cells).some(isNumber) &&
  below.some((row) => row.some(isNumber))

/**
 * True if pasted cells may be a sheet with its own columns: it has a header row or separate size
 * columns.
 */
export const isLikelySheet = (cells: PastedCells): boolean =>
  cells
    .slice(0, MAX_HEADER_ROWS)
    .some((row, i) => hasSizeColumns(row) || isHeaderLike(row, cells.slice(i + 1)))

/** Rows of cells as they were pasted. */
export type Cells = readonly (readonly string[])[]

const number = /^[-−]?(?:\d[\d\s.,'’]*)?\d$/u
/** A size such as 47x100. */
export const size = /\d\s*[x×*]\s*\d/u
/** Rows in which a header is looked for. */
export const headerRows = 10

const isNumber = (text: string) => number.test(text.trim())
const texts = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/** True if a row has three numbers side by side and no size such as 47x100: thickness, width and length have columns of their own. */
export const hasSizeColumns = (cells: readonly string[]): boolean =>
  !cells.some((cell) => size.test(cell)) &&
  cells.some((_, at) => [0, 1, 2].every((right) => isNumber(cells[at + right] ?? '')))

/** True if a row has texts alone and the next one a number. */
export const isHeaderLike = (cells: readonly string[], next: readonly string[] = []): boolean =>
  texts(cells).length > 1 && !texts(cells).some(isNumber) && next.some(isNumber)

/** True if pasted cells may be a sheet with columns of its own: one with a header row, or with sizes in several columns. */
export const mayBeSheet = (cells: Cells): boolean =>
  cells
    .slice(0, headerRows)
    .some((row, i) => hasSizeColumns(row) || isHeaderLike(row, cells[i + 1]))

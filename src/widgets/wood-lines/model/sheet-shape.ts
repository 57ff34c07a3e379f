/** Rows of cells as they were pasted. */
export type PastedCells = readonly (readonly string[])[]

const numberPattern = /^[-−]?(?:\d[\d\s.,'’]*)?\d$/u
/** A size such as 47x100. */
export const sizePattern = /\d\s*[x×*]\s*\d/u
/** Rows in which a header is looked for. */
export const maxHeaderRows = 10

const isNumber = (text: string) => numberPattern.test(text.trim())
const countTexts = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/** True if a row has three numbers side by side and no size such as 47x100: thickness, width and length have columns of their own. */
export const hasSizeColumns = (cells: readonly string[]): boolean =>
  !cells.some((cell) => sizePattern.test(cell)) &&
  cells.some((_, at) => [0, 1, 2].every((right) => isNumber(cells[at + right] ?? '')))

/** True if a row has texts alone and the next one a number. */
export const isHeaderLike = (cells: readonly string[], next: readonly string[] = []): boolean =>
  countTexts(cells).length > 1 && !countTexts(cells).some(isNumber) && next.some(isNumber)

/** True if pasted cells may be a sheet with columns of its own: one with a header row, or with sizes in several columns. */
export const isLikelySheet = (cells: PastedCells): boolean =>
  cells
    .slice(0, maxHeaderRows)
    .some((row, i) => hasSizeColumns(row) || isHeaderLike(row, cells[i + 1]))

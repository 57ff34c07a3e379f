/**
 * Returns the number of columns that the first cell of a row fills: its own and the empty ones
 * after it.
 */
export function countSpannedCells(cells: readonly { text: string }[]): number {
  const next = cells.findIndex(({ text }, at) => at > 0 && text !== '')
  return next === -1 ? cells.length : next
}

/** True if a row continues the one above: it has small print only. */
export const isContinuationRow = (
  cells: readonly { text: string; notes: readonly string[] }[],
): boolean => cells.every(({ text }) => text === '') && cells.some(({ notes }) => notes.length > 0)

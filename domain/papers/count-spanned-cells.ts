/**
 * Returns the number of columns that the first cell of a row fills: its own and the empty ones
 * after it.
 */
export function countSpannedCells(cells: readonly { text: string }[]): number {
  const next = cells.findIndex(({ text }, at) => at > 0 && text !== '')
  return next === -1 ? cells.length : next
}

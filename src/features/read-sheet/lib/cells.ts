/** What a workbook gives for a cell. */
export type Cell = string | number | boolean | Date | null | undefined

/** A cell in words, without the blanks around it. */
export const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim())

/** A cell's words, cut where they are too long to mean anything; null of an empty one. */
export const cellWord = (cell: Cell, most: number): string | null => cellText(cell).slice(0, most) || null

const YES = new Set(['true', '1', 'x', 'yes', 'oui', 'taip', 'si', 'sí'])
const NO = new Set(['false', '0', '-', 'no', 'non', 'ne'])

/** Yes or no, in any of our languages; undefined of an empty cell, null of what is neither. */
export function cellFlag(cell: Cell): boolean | null | undefined {
  const text = cellText(cell).toLowerCase()
  if (text === '') return undefined
  return YES.has(text) ? true : NO.has(text) ? false : null
}

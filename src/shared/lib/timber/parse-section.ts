import type { Dimensions } from './dimensions'

/** Dimensions written in a quantity, mm, as they were written and not rounded: "22x100x4000" or, of a pole, "Ø80x2500". */
export type Section = Partial<Pick<Dimensions, 'thickness_mm' | 'width_mm' | 'length_mm' | 'diameter_mm'>>

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const BY = String.raw`\s*[x×*]\s*`
const BOARD = new RegExp(`^${NUMBER}${BY}${NUMBER}${BY}${NUMBER}(?:\\s*mm)?(?=\\s|$)`, 'i')
const POLE = new RegExp(`^[øØ⌀]\\s*${NUMBER}${BY}${NUMBER}(?:\\s*mm)?(?=\\s|$)`, 'i')

/** Splits leading dimensions from the rest of a text. A length with a decimal mark is in metres: "47x100x4,8". */
export function parseSection(text: string): { section: Section | null; written: string; rest: string } {
  const board = BOARD.exec(text)
  const pole = POLE.exec(text)
  const match = board ?? pole
  if (!match) return { section: null, written: '', rest: text }
  const section: Section = board
    ? { thickness_mm: millimetres(board[1]), width_mm: millimetres(board[2]), length_mm: lengthOf(board[3]) }
    : { diameter_mm: millimetres(match[1]), length_mm: lengthOf(match[2]) }
  return { section, written: match[0], rest: text.slice(match[0].length).trim() }
}

/** Whether dimensions agree with those that are already known. */
export function agrees(section: Section, d: Dimensions): boolean {
  const pairs = [
    [section.thickness_mm, d.thickness_mm],
    [section.width_mm, d.width_mm],
    [section.length_mm, d.length_mm],
    [section.diameter_mm, d.diameter_mm],
  ] as const
  return pairs.every(([written, known]) => written === undefined || known === null || written === known)
}

const millimetres = (text = '0'): number => Number(text.replace(',', '.'))
/** To a thousandth, which takes off only what a binary fraction adds. */
const lengthOf = (text = '0'): number => (/[.,]/.test(text) ? Number((millimetres(text) * 1000).toFixed(3)) : Number(text))

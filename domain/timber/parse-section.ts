import { dequal } from 'dequal/lite'
import { readNumber } from '@domain/numbers'
import type { Dimensions } from './dimensions'
import { parseLengths } from './parse-lengths'
import { numberPattern } from './parse-number'

/**
 * Dimensions written with a quantity, mm, not rounded: "22x100x4000" or, for a pole, "Ø80x2500",
 * with mixed lengths "47x150 3.0-5.4 m". Null where a number is ambiguous.
 */
export type Section = Partial<
  Pick<Dimensions, 'thickness_mm' | 'width_mm' | 'length_mm' | 'diameter_mm' | 'lengths'>
>

const NUMBER = `(${numberPattern})`
const BY = String.raw`\s*[x×*]\s*`
const BOARD = new RegExp(`^${NUMBER}${BY}${NUMBER}${BY}${NUMBER}(?:\\s*mm)?(?=\\s|$)`, 'i')
/** Without a length. The space after it separates no thousands, because a quantity may follow. */
const FACE = /^(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\d+(?:[.,]\d+)?)(?:\s*mm)?(?=\s|$)/i
/** A section before mixed lengths. */
const MIXED = new RegExp(
  String.raw`^(?:(?<thickness>\d+(?:[.,]\d+)?)\s*[x×*]\s*(?<width>\d+(?:[.,]\d+)?)|[øØ⌀]\s*(?<diameter>\d+(?:[.,]\d+)?))(?:\s*mm)?(?:\s*[x×*]\s*|\s+)(?=\d)`,
  'u',
)
const POLE = new RegExp(`^[øØ⌀]\\s*${NUMBER}${BY}${NUMBER}(?:\\s*mm)?(?=\\s|$)`, 'i')

/**
 * Splits leading dimensions from a text. Boards of random length have two. A length with a decimal
 * mark is in metres: "47x100x4,8".
 */
export function parseSection(text: string): {
  section: Section | null
  written: string
  rest: string
} {
  const mixed = parseMixed(text)
  if (mixed) return mixed
  const board = BOARD.exec(text)
  const pole = POLE.exec(text)
  const face = FACE.exec(text)
  const match = board ?? pole ?? face
  if (!match) return { section: null, written: '', rest: text }
  const section: Section = pole
    ? { diameter_mm: parseMillimetres(pole[1]), length_mm: parseLength(pole[2]) }
    : {
        thickness_mm: parseMillimetres(match[1]),
        width_mm: parseMillimetres(match[2]),
        ...(board && { length_mm: parseLength(board[3]) }),
      }
  return { section, written: match[0], rest: text.slice(match[0].length).trim() }
}

function parseMixed(text: string): ReturnType<typeof parseSection> | null {
  const { 0: section = '', groups = {} } = MIXED.exec(text) ?? {}
  const parsed = section === '' ? null : parseLengths(text.slice(section.length))
  if (!parsed) return null
  const { thickness, width, diameter } = groups
  return {
    section: {
      ...(diameter === undefined
        ? { thickness_mm: parseMillimetres(thickness), width_mm: parseMillimetres(width) }
        : { diameter_mm: parseMillimetres(diameter) }),
      lengths: parsed.lengths,
    },
    written: section + parsed.written,
    rest: parsed.rest,
  }
}

/** True if the dimensions match the known ones. */
export function isSameSection(section: Section, d: Dimensions): boolean {
  const hasOtherLengths =
    section.lengths && (d.length_mm !== null || (d.lengths && !dequal(section.lengths, d.lengths)))
  if (hasOtherLengths || (d.lengths && section.length_mm !== undefined)) return false
  const pairs = [
    [section.thickness_mm, d.thickness_mm],
    [section.width_mm, d.width_mm],
    [section.length_mm, d.length_mm],
    [section.diameter_mm, d.diameter_mm],
  ] as const
  return pairs.every(
    ([written, known]) => written === undefined || known === null || written === known,
  )
}

function parseMillimetres(text = ''): number | null {
  const read = readNumber(text)
  return read.ok ? Number(read.value) : null
}

/** "4,8" is in metres, "4800" and "4 800" are in millimetres, and "4,800" is the same in both. */
function parseLength(text = ''): number | null {
  const read = readNumber(text)
  if (!read.ok) return read.code === 'ambiguous_number' ? Number(read.thousands) : null
  // Rounded to a thousandth to remove floating-point errors.
  return read.value.includes('.')
    ? Number((Number(read.value) * 1000).toFixed(3))
    : Number(read.value)
}

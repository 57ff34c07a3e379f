import { dequal } from 'dequal/lite'
import { readNumber } from '@domain/numbers'
import type { Dimensions } from './dimensions'
import { parseLength, SIZE_LIMITS } from './parse-length'
import { parseLengths } from './parse-lengths'
import { NUMBER_PATTERN } from './parse-number'

/**
 * Dimensions written with a quantity, mm, not rounded: "22x100x4000" or, for a pole, "Ø80x2500",
 * with mixed lengths "47x150 3.0-5.4 m". Null where a number is ambiguous.
 */
export type Section = Partial<
  Pick<Dimensions, 'thickness_mm' | 'width_mm' | 'length_mm' | 'diameter_mm' | 'lengths'>
>

const NUMBER = `(${NUMBER_PATTERN})`
const LENGTH = String.raw`(${NUMBER_PATTERN}(?:\s*m{1,2})?)`
const BY = String.raw`\s*[x×*]\s*`
const BOARD = new RegExp(`^${NUMBER}${BY}${NUMBER}${BY}${LENGTH}(?=\\s|$)`, 'i')
/** A section without a length. A space after it separates no thousands: a quantity may follow. */
const FACE = /^(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\d+(?:[.,]\d+)?)(?:\s*mm)?(?=\s|$)/i
/** A section before mixed lengths. */
const MIXED = new RegExp(
  String.raw`^(?:(?<thickness>\d+(?:[.,]\d+)?)\s*[x×*]\s*(?<width>\d+(?:[.,]\d+)?)|[øØ⌀]\s*(?<diameter>\d+(?:[.,]\d+)?))(?:\s*mm)?(?:\s*[x×*]\s*|\s+)(?=\d)`,
  'u',
)
const POLE = new RegExp(`^[øØ⌀]\\s*${NUMBER}${BY}${LENGTH}(?=\\s|$)`, 'i')

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
    ? { diameter_mm: parseMillimetres(pole[1]), length_mm: parseLengthMm(pole[2]) }
    : {
        thickness_mm: parseMillimetres(match[1]),
        width_mm: parseMillimetres(match[2]),
        ...(board && { length_mm: parseLengthMm(board[3]) }),
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

function parseLengthMm(text = ''): number | null {
  const read = parseLength(text, SIZE_LIMITS)
  return read.ok ? read.length_mm : null
}

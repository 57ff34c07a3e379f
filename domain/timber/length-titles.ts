import { readNumber } from '@domain/numbers'
import { type LengthUnit, MAX_LENGTH_MM, parseLength } from './parse-length'

/** A length in a column title or cell, without the words around it. */
interface WrittenLength {
  /** Its number and unit as written, for `parseLength`. */
  readonly text: string
  /** Its number as a decimal string. */
  readonly value: string
  readonly unit: LengthUnit | null
}

const WRITTEN =
  /^(?:l\s*[=:]?\s*)?((\d(?:[\d.,'’\s]*\d)?)\s*(mm|cm|dm|m)?)\.?(?:\s*[,/(]?\s*(?:pcs|vnt|stk|st|pzs|pièces|piezas)\.?\)?)?$/i

/** Finds a length in a text: "3,0 m", "L = 300", "4.2 (pcs)"; null for other texts. */
export function findWrittenLength(text: string): WrittenLength | null {
  const [, written = '', number = '', ownUnit] = WRITTEN.exec(text.trim()) ?? []
  const unit = (ownUnit?.toLowerCase() as LengthUnit | undefined) ?? null
  const read = readNumber(number)
  if (!read.ok && read.code === 'no_number') return null
  // In metres or millimetres, "4,800" is the same length.
  const isDecimal = unit === null || unit === 'm'
  const value = read.ok ? read.value : isDecimal ? read.decimals : read.thousands
  return Number(value) > 0 ? { text: written.trim(), value, unit } : null
}

const UNITS: readonly LengthUnit[] = ['m', 'dm', 'cm', 'mm']

/** Lengths of sawn wood, mm. */
const USUAL = { min: 600, max: 15_600 }
/** Lengths that a tally accepts, mm. */
const POSSIBLE = { min: 100, max: MAX_LENGTH_MM }

/**
 * Returns the units that lengths of one column, written without one, may be in: one if it is clear,
 * none if none fits all. Units in which the lengths are the same count once.
 */
export function findLengthUnits(texts: readonly string[]): readonly LengthUnit[] {
  const readings = UNITS.map((unit) => ({
    unit,
    lengths: texts.map((text) => {
      const read = parseLength(text, { unit })
      return read.ok ? read.length_mm : 0
    }),
  }))
  const findFitting = ({ min, max }: typeof USUAL) =>
    readings.filter(({ lengths }) => lengths.every((mm) => mm >= min && mm <= max))
  const usual = findFitting(USUAL)
  const fitting = usual.length > 0 ? usual : findFitting(POSSIBLE)
  const distinct = new Map(fitting.map(({ unit, lengths }) => [lengths.join(' '), unit]))
  return [...distinct.values()]
}

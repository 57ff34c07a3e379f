import { formatMetres, type LengthUnit, parseLength } from '@domain/timber'
import { findLengthUnits, parseWrittenLength, toMillimetres } from './length-titles'

/** The length in metres in each unit that it may be in. */
type Readings = readonly { readonly unit: LengthUnit; readonly metres: string }[]

/**
 * Creates a reader of the lengths of one column, or of column titles. Numbers without a unit have
 * one unit in common, which follows from all of them; if several fit, the user is asked.
 * @param answer unit that the user chose; null while not asked
 */
export function createLengthReader(
  texts: readonly string[],
  answer: LengthUnit | null,
  ask: (readings: Readings, written: string, count: number) => void,
): (text: string) => number | null {
  const written = texts.flatMap((text) => {
    const length = parseWrittenLength(text)
    return length && length.unit === null ? [{ text, value: length.value }] : []
  })
  const possible = findLengthUnits(written.map(({ value }) => value))
  const [only, ...others] = possible
  const [first] = written
  const unit = answer ?? (others.length === 0 ? (only ?? null) : null)
  if (unit === null && first && others.length > 0)
    ask(
      possible.map((each) => ({
        unit: each,
        metres: formatMetres(toMillimetres(first.value, each)),
      })),
      first.text,
      written.length,
    )
  return (text) => {
    const length = parseWrittenLength(text)
    const read = length && parseLength(String(length.value), { unit: length.unit ?? unit })
    return read?.ok ? read.length_mm : null
  }
}

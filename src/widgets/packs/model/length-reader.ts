import {
  findLengthUnits,
  findWrittenLength,
  formatMetres,
  type LengthUnit,
  parseLength,
} from '@domain/timber'

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
    const length = findWrittenLength(text)
    return length?.unit === null ? [length.text] : []
  })
  const possible = findLengthUnits(written)
  const [only, ...others] = possible
  const [first] = written
  const unit = answer ?? (others.length === 0 ? (only ?? null) : null)
  if (unit === null && first !== undefined && others.length > 0)
    ask(
      possible.flatMap((each) => {
        const read = parseLength(first, { unit: each })
        return read.ok ? [{ unit: each, metres: formatMetres(read.length_mm) }] : []
      }),
      first,
      written.length,
    )
  return (text) => {
    const length = findWrittenLength(text)
    const read = length && parseLength(length.text, { unit })
    return read?.ok ? read.length_mm : null
  }
}

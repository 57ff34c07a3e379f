import { formWithDecimal, type NumberForm, type NumberMark } from './number-form'
import { parseNumberShape } from './read-number'

/** Each number in a text with all its marks. Digits behind a letter or in a size begin none that a space groups: "C24 250,5 m", "22×100×800 250,5 m". */
const numbersPattern =
  /(?<![\p{Letter}\d.,×*]|[x×*]\p{Zs})[1-9]\d{0,2}(?:[\p{Zs}'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'’]\d+)*/gu

/**
 * A text with its numbers written so that they read the same in any language, as far as the form says what their marks mean: "1,250 lm" in
 * English is "1250 lm", and "1.085 £" is "1.0850 £". All else stays as it was written.
 */
export function normalizeNumberMarks(text: string, form: NumberForm): string {
  return text.replace(numbersPattern, (written) => {
    const shape = parseNumberShape(written)
    if (!shape?.isOpen) return written
    if (shape.decimalMark === form.thousands) return shape.whole + shape.decimals
    return shape.decimalMark === form.decimal
      ? toUnambiguousDecimal(shape.whole, shape.decimals)
      : written
  })
}

/** Not three decimals, which could be thousands. */
function toUnambiguousDecimal(whole: string, decimals: string): string {
  const needed = decimals.replace(/0+$/, '')
  return needed === '' ? whole : `${whole}.${needed.length === 3 ? `${needed}0` : needed}`
}

/**
 * The form that texts from one source share, by those of their numbers that can only be read in one way; null where there are none, or they
 * contradict each other.
 */
export function detectNumberForm(texts: readonly string[]): NumberForm | null {
  const written = texts.flatMap((text) => text.match(numbersPattern) ?? [])
  const found = new Set(written.map(detectDecimalMark).filter((mark) => mark !== null))
  const [mark] = found
  return mark !== undefined && found.size === 1 ? formWithDecimal(mark) : null
}

function detectDecimalMark(written: string): NumberMark | null {
  const shape = parseNumberShape(written)
  if (!shape || shape.isOpen) return null
  if (shape.thousandsMark !== null) return shape.thousandsMark === '.' ? ',' : '.'
  return shape.decimalMark
}

import { createNumberForm, type NumberForm, type NumberMark } from './number-form'
import { parseNumberShape } from './read-number'

/**
 * Matches numbers with their marks. Digits after a letter or inside a size do not start a number
 * grouped by spaces: "C24 250,5 m", "22×100×800 250,5 m".
 */
const NUMBERS =
  /(?<![\p{Letter}\d.,×*]|[x×*]\p{Zs})[1-9]\d{0,2}(?:[\p{Zs}'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'’]\d+)*/gu

/**
 * Rewrites the numbers in a text without ambiguous marks, if their form is known. In English,
 * "1,250 lm" becomes "1250 lm" and "1.085 £" becomes "1.0850 £". The rest of the text is unchanged.
 */
export function normalizeNumberMarks(text: string, form: NumberForm): string {
  return text.replace(NUMBERS, (written) => {
    const shape = parseNumberShape(written)
    if (!shape?.isOpen) return written
    if (shape.decimalMark === form.thousands) return shape.whole + shape.decimals
    return shape.decimalMark === form.decimal
      ? toUnambiguousDecimal(shape.whole, shape.decimals)
      : written
  })
}

/** Avoids three decimals, which could be read as thousands. */
function toUnambiguousDecimal(whole: string, decimals: string): string {
  const needed = decimals.replace(/0+$/, '')
  return needed === '' ? whole : `${whole}.${needed.length === 3 ? `${needed}0` : needed}`
}

/**
 * Detects the form of texts from one source by their unambiguous numbers; null if there are none or
 * they contradict.
 */
export function detectNumberForm(texts: readonly string[]): NumberForm | null {
  const written = texts.flatMap((text) => text.match(NUMBERS) ?? [])
  const found = new Set(written.map(detectDecimalMark).filter((mark) => mark !== null))
  const [mark] = found
  return mark !== undefined && found.size === 1 ? createNumberForm(mark) : null
}

function detectDecimalMark(written: string): NumberMark | null {
  const shape = parseNumberShape(written)
  if (!shape || shape.isOpen) return null
  if (shape.thousandsMark !== null) return shape.thousandsMark === '.' ? ',' : '.'
  return shape.decimalMark
}

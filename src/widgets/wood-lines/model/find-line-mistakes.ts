import { formatFieldError, type Mistake } from '@/shared/forms'
import { formatFor, i18n } from '@/shared/i18n'
import { convert, isFractional } from '@/shared/lib/timber'
import { formatPriceProblem, formatVolumeProblem } from './format-problem'
import { splitStatedVolume, findVolumeProblem } from './stated-volume'
import type { WoodLine } from './wood-line'
import { findPriceProblem } from './edit-line'

/** That a figure of a line breaks a piece or a pack. */
export const createNotWholeMistake = (at: number, field: string): Mistake => ({
  name: `lines.${at}.${field}`,
  message: formatFieldError({ code: 'not_whole' }),
})

/**
 * What is wrong with lines that a validator can't tell: wood that nobody has named, a quantity that breaks a piece or a pack, and a unit that the
 * wood can't be counted in, which any quantity tells, so that a missing one is not told twice.
 * @param lines those that are sent, in their order
 */
export function findLineMistakes(lines: readonly WoodLine[]): readonly Mistake[] {
  return lines.flatMap((line, at) => {
    const { product_id, specification, quantity, unit, price_unit } = line
    const tell = (field: string, message: string): Mistake => ({
      name: `lines.${at}.${field}`,
      message,
    })
    const unnamed =
      product_id === null && specification === null
        ? [tell('product_id', formatFieldError({ code: 'product_or_specification' }))]
        : []
    const volume = findVolumeProblem(line)
    const broken = volume
      ? [tell('quantity', formatVolumeProblem(volume, formatFor(i18n.language)))]
      : !splitStatedVolume(quantity) && isFractional(quantity, unit)
        ? [createNotWholeMistake(at, 'quantity')]
        : []
    if (!specification) return [...unnamed, ...broken]
    const sold = convert('1', unit, specification)
    const priced = sold[price_unit]
    const unmeasured = !sold.m3.ok
      ? [tell('unit', i18n.t(`widgets/wood-lines:mistake.convert.${sold.m3.why}`))]
      : priced.ok
        ? []
        : [tell('price_unit', i18n.t(`widgets/wood-lines:mistake.convert.${priced.why}`))]
    return [...broken, ...unmeasured]
  })
}

/**
 * Prices that are written in another currency or unit, in two, or with VAT.
 * @param lines those that are sent, in their order
 * @param currency ISO 4217
 */
export function findPriceMistakes(
  lines: readonly WoodLine[],
  currency: string,
): readonly Mistake[] {
  return lines.flatMap(({ prices, price_unit: unit }, at) =>
    Object.entries(prices).flatMap(([name, price]): Mistake[] => {
      const problem = findPriceProblem(price, currency, unit)
      if (!problem || problem.code === 'ambiguous_number' || problem.code === 'no_price') return []
      return [
        {
          name: `lines.${at}.${name}`,
          message: formatPriceProblem(problem, { currency, unit, language: i18n.language }) ?? '',
        },
      ]
    }),
  )
}

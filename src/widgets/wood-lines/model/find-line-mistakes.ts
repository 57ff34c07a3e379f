import { formatFieldError, type Mistake } from '@/shared/forms'
import { formatFor, i18n } from '@/shared/i18n'
import { convert, isFractional } from '@domain/timber'
import { formatPriceProblem, formatStatedProblem } from './format-problem'
import { splitStatedAmounts, findStatedProblem } from './stated-amounts'
import { findLengthProblem, formatLengthProblem } from './line-lengths'
import type { WoodLine } from './wood-line'
import { findPriceProblem, type PriceProblem } from './edit-line'

/** Creates the error for a field that splits a piece or a pack. */
export const createNotWholeMistake = (at: number, field: string): Mistake => ({
  name: `lines.${at}.${field}`,
  message: formatFieldError({ code: 'not_whole' }),
})

/**
 * Returns errors that the schema can't find: lines without wood, fractions of a piece or pack, and
 * units that the wood can't be counted in. An impossible unit is reported at any quantity, so it is
 * not reported twice.
 * @param lines filled lines, in order
 */
export function findLineMistakes(lines: readonly WoodLine[]): readonly Mistake[] {
  return lines.flatMap((line, at) => {
    const { product_id, specification, quantity, unit, price_unit } = line
    const toMistake = (field: string, message: string): Mistake => ({
      name: `lines.${at}.${field}`,
      message,
    })
    const productMistakes =
      product_id === null && specification === null
        ? [toMistake('product_id', formatFieldError({ code: 'product_or_specification' }))]
        : []
    const statedProblem = findStatedProblem(line)
    const quantityMistakes = statedProblem
      ? [toMistake('quantity', formatStatedProblem(statedProblem, formatFor(i18n.language)))]
      : !splitStatedAmounts(quantity) && isFractional(quantity, unit)
        ? [createNotWholeMistake(at, 'quantity')]
        : []
    if (!specification) return [...productMistakes, ...quantityMistakes]
    const lengthProblem = findLengthProblem(line)
    if (lengthProblem)
      return [toMistake('specification', formatLengthProblem(lengthProblem)), ...quantityMistakes]
    const sold = convert('1', unit, specification)
    const priced = sold[price_unit]
    const unitMistakes = !sold.m3.ok
      ? [toMistake('unit', i18n.t(`widgets/wood-lines:mistake.convert.${sold.m3.reason}`))]
      : priced.ok
        ? []
        : [toMistake('price_unit', i18n.t(`widgets/wood-lines:mistake.convert.${priced.reason}`))]
    return [...quantityMistakes, ...unitMistakes]
  })
}

/** Problems that the contract's validation reports too. */
const CONTRACT_PROBLEMS: readonly PriceProblem['code'][] = [
  'ambiguous_number',
  'no_price',
  'below_zero',
]

/**
 * Returns errors for prices in another currency or unit, in two units, or with VAT.
 * @param lines filled lines, in order
 * @param currency ISO 4217
 */
export function findPriceMistakes(
  lines: readonly WoodLine[],
  currency: string,
): readonly Mistake[] {
  return lines.flatMap(({ prices, price_unit: unit }, at) =>
    Object.entries(prices).flatMap(([name, price]): Mistake[] => {
      const problem = findPriceProblem(price, currency, unit)
      if (!problem || CONTRACT_PROBLEMS.includes(problem.code)) return []
      return [
        {
          name: `lines.${at}.${name}`,
          message: formatPriceProblem(problem, { currency, unit, language: i18n.language }) ?? '',
        },
      ]
    }),
  )
}

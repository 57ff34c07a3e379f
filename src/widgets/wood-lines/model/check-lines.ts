import { fieldErrorText, type Mistake } from '@/shared/forms'
import { formatFor, i18n } from '@/shared/i18n'
import { convert, isBroken } from '@/shared/lib/timber'
import { sayPriceProblem, sayVolumeProblem } from './say-problem'
import { statedParts, volumeProblem } from './stated-volume'
import type { WoodLine } from './wood-line'
import { priceProblem } from './write-line'

/** That a figure of a line breaks a piece or a pack. */
export const tellBroken = (at: number, field: string): Mistake => ({
  name: `lines.${at}.${field}`,
  message: fieldErrorText({ code: 'not_whole' }),
})

/**
 * What is wrong with lines that a validator can't tell: wood that nobody has named, a quantity that breaks a piece or a pack, and a unit that the
 * wood can't be counted in, which any quantity tells, so that a missing one is not told twice.
 * @param lines those that are sent, in their order
 */
export function checkLines(lines: readonly WoodLine[]): readonly Mistake[] {
  return lines.flatMap((line, at) => {
    const { product_id, specification, quantity, unit, price_unit } = line
    const tell = (field: string, message: string): Mistake => ({
      name: `lines.${at}.${field}`,
      message,
    })
    const unnamed =
      product_id === null && specification === null
        ? [tell('product_id', fieldErrorText({ code: 'product_or_specification' }))]
        : []
    const volume = volumeProblem(line)
    const broken = volume
      ? [tell('quantity', sayVolumeProblem(volume, formatFor(i18n.language)))]
      : !statedParts(quantity) && isBroken(quantity, unit)
        ? [tellBroken(at, 'quantity')]
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
export function checkPrices(lines: readonly WoodLine[], currency: string): readonly Mistake[] {
  return lines.flatMap(({ prices, price_unit: unit }, at) =>
    Object.entries(prices).flatMap(([name, price]): Mistake[] => {
      const problem = priceProblem(price, currency, unit)
      if (!problem || problem.code === 'ambiguous_number' || problem.code === 'no_price') return []
      return [
        {
          name: `lines.${at}.${name}`,
          message: sayPriceProblem(problem, { currency, unit, language: i18n.language }) ?? '',
        },
      ]
    }),
  )
}

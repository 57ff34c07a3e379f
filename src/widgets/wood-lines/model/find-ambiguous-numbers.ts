import type { Mistake } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import type { WoodLine } from './wood-line'
import { findAmbiguousPrice, findAmbiguousQuantity } from './edit-line'
import { findAmbiguousNumber } from './parse-wood'

/**
 * The numbers of lines that could be thousands or decimals: the sheet asks that once for a column, and until it is answered they are not missing.
 * @param lines those that are sent, in their order
 */
export function findAmbiguousNumbers(
  lines: readonly WoodLine[],
  currency: string,
): readonly Mistake[] {
  const message = i18n.t('widgets/wood-lines:mistake.open')
  return lines.flatMap((line, at) =>
    findAmbiguousFields(line, currency).map((field) => ({ name: `lines.${at}.${field}`, message })),
  )
}

function findAmbiguousFields(line: WoodLine, currency: string): readonly string[] {
  const { product_name, specification, prices, price_unit } = line
  const inWords = specification === null && findAmbiguousNumber(product_name) !== null
  return [
    ...(inWords
      ? ['product_id', 'quantity']
      : findAmbiguousQuantity(line) === null
        ? []
        : ['quantity']),
    ...Object.keys(prices).filter(
      (name) => findAmbiguousPrice(prices[name] ?? '', currency, price_unit) !== null,
    ),
  ]
}

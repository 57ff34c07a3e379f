import type { Mistake } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import type { WoodLine } from './wood-line'
import { openPrice, openQuantity } from './write-line'
import { openNumberIn } from './written-wood'

/**
 * The numbers of lines that could be thousands or decimals: the sheet asks that once for a column, and until it is answered they are not missing.
 * @param lines those that are sent, in their order
 */
export function tellOpenNumbers(lines: readonly WoodLine[], currency: string): readonly Mistake[] {
  const message = i18n.t('widgets/wood-lines:mistake.open')
  return lines.flatMap((line, at) =>
    openIn(line, currency).map((field) => ({ name: `lines.${at}.${field}`, message })),
  )
}

function openIn(line: WoodLine, currency: string): readonly string[] {
  const { product_name, specification, prices, price_unit } = line
  const inWords = specification === null && openNumberIn(product_name) !== null
  return [
    ...(inWords ? ['product_id', 'quantity'] : openQuantity(line) === null ? [] : ['quantity']),
    ...Object.keys(prices).filter(
      (name) => openPrice(prices[name] ?? '', currency, price_unit) !== null,
    ),
  ]
}

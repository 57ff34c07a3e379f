import { getCurrencyPlaces } from '@domain/money'
import { isParsedPrice } from './line-figures'
import type { WoodLine } from './wood-line'

/** Characters that a price column has room for. */
const MAX_CHARACTERS = 9

/** Decimals that a price is shown with: those of its currency, or more if it has them. */
const countPlaces = (price: string, currency: string): number =>
  Math.max(getCurrencyPlaces(currency), /\.(\d*[1-9])0*$/.exec(price)?.[1]?.length ?? 0)

/** Decimals of the most exact price of the lines; 0 without a price. */
export const getPricePlaces = (
  lines: readonly Pick<WoodLine, 'prices'>[],
  currency: string,
): number =>
  Math.max(
    0,
    ...lines.flatMap(({ prices }) =>
      Object.values(prices)
        .filter(isParsedPrice)
        .map((price) => countPlaces(price, currency)),
    ),
  )

/** Figures to leave blank after a price, so that it aligns with a price of `places` decimals. */
export function getBlankFigures(
  price: string,
  { currency, places, text }: { currency: string; places: number; text: string },
): number {
  if (!isParsedPrice(price)) return 0
  const missing = places - countPlaces(price, currency)
  return Math.max(0, Math.min(missing, MAX_CHARACTERS - text.length))
}

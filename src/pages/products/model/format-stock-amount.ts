import type { StockProduct } from '@/entities/stock'
import type { Format } from '@/shared/i18n'

type StockAmount = StockProduct['amount']

const BOUND_MARKS = { exact: '', more_than: '> ', at_most: '≤ ' } as const

/** Formats packs with their bound: 3, > 5, or ≤ 5. */
export const formatPacks = ({ packs, bound }: StockAmount): string =>
  `${BOUND_MARKS[bound]}${packs}`

/** Formats a place with its amount. An upper bound is omitted. */
export const formatPlace = (place: string, amount: StockAmount): string =>
  amount.bound === 'at_most' ? place : `${place} ${formatPacks(amount)}`

/**
 * Rounds a delivered price, because its freight is an estimate. Prices below ten euro keep three
 * places.
 */
export const roundDap = (price: string): string => Number(price).toFixed(Number(price) < 10 ? 3 : 2)

/** Formats a rounded delivered price. */
export const formatDap = (price: string, format: Pick<Format, 'price'>): string =>
  format.price(roundDap(price), 'EUR')

type PlaceWithDap = StockProduct['stock'][number] & { readonly dap: string }

/**
 * Finds the place whose delivered price a product shows: that of the basket, because all wood of a
 * basket comes from one place; the cheapest without a basket. Null if no tariff applies.
 * @param basketPlace null without a basket
 */
export function findDapPlace(
  { stock }: Pick<StockProduct, 'stock'>,
  basketPlace: string | null,
): PlaceWithDap | null {
  const priced = stock.filter((place): place is PlaceWithDap => place.dap !== null)
  return basketPlace === null
    ? (priced.toSorted((a, b) => Number(a.dap) - Number(b.dap))[0] ?? null)
    : (priced.find(({ location }) => location === basketPlace) ?? null)
}

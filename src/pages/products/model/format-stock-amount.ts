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
 * Formats a delivered price. Its freight is an estimate, so it is rounded; prices below ten euro
 * keep three places.
 */
export const formatDap = (price: string, format: Pick<Format, 'price'>): string =>
  format.price(Number(price).toFixed(Number(price) < 10 ? 3 : 2), 'EUR')

/** Returns the lowest delivered price of all places; null if no route has a tariff. */
export function findCheapestDap({ stock }: Pick<StockProduct, 'stock'>): string | null {
  const prices = stock.flatMap(({ dap }) => dap ?? [])
  return prices.toSorted((a, b) => Number(a) - Number(b))[0] ?? null
}

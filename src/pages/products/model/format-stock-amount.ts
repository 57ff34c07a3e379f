import type { StockProduct } from '@/entities/stock'
import type { Format } from '@/shared/i18n'

type StockAmount = StockProduct['amount']

const BOUND_MARKS = { exact: '', more_than: '> ', at_most: '≤ ' } as const

/** Packs as they may be told: 3, > 5, or of a place ≤ 5. */
export const formatPacks = ({ packs, bound }: StockAmount): string =>
  `${BOUND_MARKS[bound]}${packs}`

/** A place, and how much of a product stands there where that says more than that some of it does. */
export const formatPlace = (place: string, amount: StockAmount): string =>
  amount.bound === 'at_most' ? place : `${place} ${formatPacks(amount)}`

/**
 * A price with its way, as a list tells it: the way is reckoned for a truck that is not loaded yet, so ten-thousandths of a price would only look exact. Those
 * of less than ten euro keep three places.
 */
export const formatDap = (price: string, format: Pick<Format, 'price'>): string =>
  format.price(Number(price).toFixed(Number(price) < 10 ? 3 : 2))

/** The cheapest of what it costs delivered from wherever it stands; null where no way has a price. */
export function findCheapestDap({ stock }: Pick<StockProduct, 'stock'>): string | null {
  const prices = stock.flatMap(({ dap }) => dap ?? [])
  return prices.toSorted((a, b) => Number(a) - Number(b))[0] ?? null
}

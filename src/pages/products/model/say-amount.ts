import type { StockProduct } from '@/entities/stock'

type Shown = StockProduct['amount']

/** Packs as they may be told: 3, or > 5. */
export const sayPacks = ({ packs, is_more }: Shown): string => (is_more ? `> ${packs}` : String(packs))

/** The cheapest of what it costs delivered from wherever it stands; null where no way has a price. */
export function cheapestDap({ stock }: Pick<StockProduct, 'stock'>): string | null {
  const prices = stock.flatMap(({ dap }) => dap ?? [])
  return prices.toSorted((a, b) => Number(a) - Number(b))[0] ?? null
}

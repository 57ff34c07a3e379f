import type { Basket } from '@/entities/order'

const RESTORABLE_MS = 86_400_000

/**
 * Returns the basket that expired in the last day; null if packs of none of its lines are
 * available, or the current basket is not empty.
 */
export function findRestorableBasket(
  { past, lines }: Pick<Basket, 'past' | 'lines'>,
  now: number,
): NonNullable<Basket['past']> | null {
  const isFresh = past !== null && now - Date.parse(past.expired_at) < RESTORABLE_MS
  return isFresh && lines.length === 0 && past.lines.some(({ free_packs }) => free_packs > 0)
    ? past
    : null
}

import type { DealStatus, MarginKind } from '../deals/contract'

/** Statuses in which nothing more is loaded. */
const FULLY_LOADED_STATUSES: readonly DealStatus[] = ['shipped', 'delivered', 'completed']

type KnownMargin = { margin: { amount: string | null } } | null

/**
 * Returns the kind of the best known margin of a deal: actual once everything is loaded, else
 * expected once wood is bought, else planned. The actual margin of a partly loaded deal covers only
 * that part, so it does not count yet. A margin without an amount is skipped.
 */
export function getBestMarginKind(
  { status, loaded_l, volume_l }: { status: DealStatus; loaded_l: number; volume_l: number },
  { expected, actual }: { expected: KnownMargin; actual: KnownMargin },
): MarginKind {
  const isLoaded = FULLY_LOADED_STATUSES.includes(status) || (loaded_l > 0 && loaded_l >= volume_l)
  if (isLoaded && hasAmount(actual)) return 'actual'
  return hasAmount(expected) ? 'expected' : 'planned'
}

const hasAmount = (figures: KnownMargin): boolean =>
  figures !== null && figures.margin.amount !== null

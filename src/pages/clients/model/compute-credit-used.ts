import type { ClientSummary } from '@/entities/client'

/**
 * Returns the used share of the credit limit in per cent; null without a limit. With a limit of 0,
 * any exposure is Infinity and no exposure is 0, consistent with the list's sort order.
 */
export function computeCreditUsed({
  exposure_eur,
  credit_limit_eur,
}: Pick<ClientSummary, 'exposure_eur' | 'credit_limit_eur'>): number | null {
  if (credit_limit_eur === null) return null
  const [exposure, limit] = [Number(exposure_eur), Number(credit_limit_eur)]
  return exposure === 0 ? 0 : (exposure / limit) * 100
}

import type { ClientSummary } from '@/entities/client'

/**
 * How much of its credit limit a client uses, in per cent; null without a limit. With a limit of 0 any exposure is infinitely much, and
 * none is 0, as the list sorts them.
 */
export function computeCreditUsed({
  exposure_eur,
  credit_limit_eur,
}: Pick<ClientSummary, 'exposure_eur' | 'credit_limit_eur'>): number | null {
  if (credit_limit_eur === null) return null
  const [exposure, limit] = [Number(exposure_eur), Number(credit_limit_eur)]
  return exposure === 0 ? 0 : (exposure / limit) * 100
}

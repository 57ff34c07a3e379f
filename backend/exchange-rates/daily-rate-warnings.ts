import { computePercentDifference } from '@domain/numbers'
import type { Schemas } from '../call'

/** A rate of a day, in units of the currency for one euro. */
export type DailyRate = { rate: string; day: string }

/** Difference from the daily rate that gives a warning, in per cent. */
const DIFFERENCE_PERCENT = 10

/**
 * Returns a warning if the exchange rate of a document, or of one of its costs, is far from the
 * daily rate.
 * @param pointer to the rate
 */
export function findDailyRateWarnings(
  { currency, exchange_rate }: { currency: Schemas['Currency']; exchange_rate: string | null },
  daily: DailyRate | null,
  pointer = '/exchange_rate',
): Schemas['RateOffDailyWarning'][] {
  if (daily === null || exchange_rate === null || currency === 'EUR') return []
  const percent = computePercentDifference(exchange_rate, daily.rate)
  if (Math.abs(percent) < DIFFERENCE_PERCENT) return []
  return [
    {
      code: 'rate_off_daily',
      pointer,
      params: { ...daily, currency, percent },
    },
  ]
}

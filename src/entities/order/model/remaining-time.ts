import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { refreshBasket } from '../api/basket'
import { HOUR_MS, MINUTE_MS } from '@domain/calendar'

/** Remaining time of a basket reservation, rounded down to the shown unit. */
type RemainingTime = { unit: 'hours' | 'minutes'; count: number } | { unit: 'less' | 'over' }

/**
 * Returns the time rounded down to hours or minutes.
 * @param remaining milliseconds
 */
export function toRemainingTime(remaining: number): RemainingTime {
  if (remaining <= 0) return { unit: 'over' }
  if (remaining < MINUTE_MS) return { unit: 'less' }
  return remaining < HOUR_MS
    ? { unit: 'minutes', count: Math.floor(remaining / MINUTE_MS) }
    : { unit: 'hours', count: Math.floor(remaining / HOUR_MS) }
}

/** True in the last hour. */
export const isExpiringSoon = (remaining: RemainingTime): boolean =>
  remaining.unit === 'less' || remaining.unit === 'minutes'

const UPDATE_INTERVAL_MS = 10_000

/**
 * Returns the remaining time of a basket, updated every ten seconds. When it expires, the basket is
 * refetched.
 * @param seconds remaining seconds from the backend; null without a time limit
 * @param receivedAt device time of the response, milliseconds
 */
export function useRemainingTime(seconds: number | null, receivedAt: number): RemainingTime | null {
  const queryClient = useQueryClient()
  const [now, setNow] = useState(receivedAt)
  const remaining =
    seconds === null ? null : toRemainingTime(seconds * 1000 - Math.max(0, now - receivedAt))
  const hasExpired = remaining?.unit === 'over'
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (hasExpired) void refreshBasket(queryClient)
  }, [hasExpired, queryClient])
  return remaining
}

export function useFormatRemainingTime(): (remaining: RemainingTime) => string {
  const { t } = useTranslation('entities/order')
  return useCallback(
    (remaining) =>
      'count' in remaining
        ? t(`left.${remaining.unit}`, { count: remaining.count })
        : t(`left.${remaining.unit}`),
    [t],
  )
}

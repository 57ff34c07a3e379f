import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBasket } from '../api/basket'
import { toRemainingTime, type RemainingTime } from './remaining-time'

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

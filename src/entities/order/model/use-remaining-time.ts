import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBasket } from '../api/basket'
import { toRemainingTime, type RemainingTime } from './remaining-time'

const UPDATE_INTERVAL_MS = 10_000

/**
 * The time that a basket has left, kept up to date; once it is over the basket is read anew.
 *
 * @param seconds as the backend reckoned it; null where nothing runs
 * @param receivedAt when it said so by this device's clock, milliseconds
 */
export function useRemainingTime(seconds: number | null, saidAt: number): RemainingTime | null {
  const queryClient = useQueryClient()
  const [now, setNow] = useState(saidAt)
  const left = seconds === null ? null : toRemainingTime(seconds * 1000 - Math.max(0, now - saidAt))
  const isOver = left?.unit === 'over'
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) void refreshBasket(queryClient)
  }, [isOver, queryClient])
  return left
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBasket } from '../api/basket'
import { toRemainingTime, type RemainingTime } from './remaining-time'

const UPDATE_INTERVAL_MS = 10_000

/**
 * Returns the remaining time of a basket, updated while it runs. At the end the basket is fetched again.
 *
 * @param seconds remaining seconds from the backend; null if no time runs
 * @param saidAt when the backend answered, by this device's clock, milliseconds
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

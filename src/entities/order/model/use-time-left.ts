import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBasket } from '../api/basket'
import { timeLeft, type Left } from './time-left'

const EVERY = 10_000

/**
 * The time that a basket has left, kept up to date; once it is over the basket is read anew.
 *
 * @param seconds as the backend reckoned it; null where nothing runs
 * @param saidAt when it said so by this device's clock, milliseconds
 */
export function useTimeLeft(seconds: number | null, saidAt: number): Left | null {
  const queryClient = useQueryClient()
  const [now, setNow] = useState(saidAt)
  const left = seconds === null ? null : timeLeft(seconds * 1000 - Math.max(0, now - saidAt))
  const isOver = left?.unit === 'over'
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) void refreshBasket(queryClient)
  }, [isOver, queryClient])
  return left
}

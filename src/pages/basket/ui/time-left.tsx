import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshBasket } from '@/entities/order'
import { useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import { isNearEnd, timeLeft } from '../model/time-left'

const EVERY = 10_000

interface TimeLeftProps {
  /** As the backend reckoned it, and when it said so by this device's clock, milliseconds. */
  readonly seconds: number
  readonly saidAt: number
}

/** The time that a basket has left, kept up to date; once it is over the basket is read anew. */
export function TimeLeft({ seconds, saidAt }: TimeLeftProps) {
  const { t } = useTranslation('pages/basket')
  const queryClient = useQueryClient()
  const [now, setNow] = useState(saidAt)
  const left = timeLeft(seconds * 1000 - Math.max(0, now - saidAt))
  const isOver = left.unit === 'over'
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) void refreshBasket(queryClient)
  }, [isOver, queryClient])
  return <Status tone={isNearEnd(left) || isOver ? 'waiting' : 'active'}>{'count' in left ? t(`left.${left.unit}`, { count: left.count }) : t(`left.${left.unit}`)}</Status>
}

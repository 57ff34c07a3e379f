import { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from '@/entities/order'
import { Status } from '@/shared/ui'

interface RemainingTimeStatusProps {
  /** Remaining seconds from the server, and the local time of the response in milliseconds. */
  readonly seconds: number
  readonly receivedAt: number
}

export function RemainingTimeStatus({ seconds, receivedAt }: RemainingTimeStatusProps) {
  const remaining = useRemainingTime(seconds, receivedAt)
  const formatRemainingTime = useFormatRemainingTime()
  return (
    remaining && (
      <Status tone={isExpiringSoon(remaining) || remaining.unit === 'over' ? 'waiting' : 'active'}>
        {formatRemainingTime(remaining)}
      </Status>
    )
  )
}

import { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from '@/entities/order'
import { Status } from '@/shared/ui'

interface RemainingTimeStatusProps {
  /** Remaining seconds from the server, and the local time of the response in milliseconds. */
  readonly seconds: number
  readonly receivedAt: number
}

export function RemainingTimeStatus({ seconds, receivedAt }: RemainingTimeStatusProps) {
  const left = useRemainingTime(seconds, receivedAt)
  const say = useFormatRemainingTime()
  return (
    left && (
      <Status tone={isExpiringSoon(left) || left.unit === 'over' ? 'waiting' : 'active'}>
        {say(left)}
      </Status>
    )
  )
}

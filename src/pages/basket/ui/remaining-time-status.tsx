import { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from '@/entities/order'
import { Status } from '@/shared/ui'

interface RemainingTimeStatusProps {
  /** As the backend reckoned it, and when it said so by this device's clock, milliseconds. */
  readonly seconds: number
  readonly receivedAt: number
}

/** The time that a basket has left. */
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

import { isNearEnd, useSayLeft, useTimeLeft } from '@/entities/order'
import { Status } from '@/shared/ui'

interface TimeLeftProps {
  /** As the backend reckoned it, and when it said so by this device's clock, milliseconds. */
  readonly seconds: number
  readonly saidAt: number
}

/** The time that a basket has left. */
export function TimeLeft({ seconds, saidAt }: TimeLeftProps) {
  const left = useTimeLeft(seconds, saidAt)
  const say = useSayLeft()
  return (
    left && (
      <Status tone={isNearEnd(left) || left.unit === 'over' ? 'waiting' : 'active'}>
        {say(left)}
      </Status>
    )
  )
}

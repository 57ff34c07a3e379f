import { useEffect, useEffectEvent } from 'react'
import { useRecordEditing } from '@/features/edit-record'
import { useOnline } from '@/shared/lib/online'

/**
 * Saves a report that failed offline once the network returns. Until then the draft is kept on the
 * device.
 */
export function useSendWhenOnline(): void {
  const { failure, save } = useRecordEditing()
  const isOnline = useOnline()
  const send = useEffectEvent(() => void save())
  const isWaiting = failure?.wasOffline === true
  useEffect(() => {
    if (isWaiting && isOnline) send()
  }, [isWaiting, isOnline])
}

import { useEffect, useEffectEvent } from 'react'
import { useRecordEditing } from '@/features/edit-record'
import { useOnline } from '@/shared/lib/online'

/** What could not be saved for want of a network is saved once there is one: in the yard nobody waits beside the phone. Until then it is kept on the device. */
export function useSendWhenOnline(): void {
  const { failure, save } = useRecordEditing()
  const isOnline = useOnline()
  const send = useEffectEvent(() => void save())
  const waits = failure?.wasOffline === true
  useEffect(() => {
    if (waits && isOnline) send()
  }, [waits, isOnline])
}

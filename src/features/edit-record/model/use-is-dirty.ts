import { useSyncExternalStore } from 'react'
import { useRecord } from './record-context'

/** Whether something differs from what is saved, as far as typing was looked at. */
export function useIsDirty(): boolean {
  const { snapshots } = useRecord()
  return useSyncExternalStore(snapshots.subscribe, () => snapshots.current().isDirty)
}

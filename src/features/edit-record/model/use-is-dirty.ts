import { useSyncExternalStore } from 'react'
import { useRecord } from './record-context'

/** True if the last snapshot differs from the saved version. */
export function useIsDirty(): boolean {
  const { snapshots } = useRecord()
  return useSyncExternalStore(snapshots.subscribe, () => snapshots.current().isDirty)
}

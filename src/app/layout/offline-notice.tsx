import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useOnline } from '@/shared/lib/online'
import { lateNotices } from './late-notices'

// Brought while there is a network, once the first page is at rest.
const OfflineBanner = lazyPart(async () => (await import('./offline-banner')).OfflineBanner)

/** Says that there is no network, for as long as there is none, and what else has to be known on any page. */
export function OfflineNotice() {
  const late = useSyncExternalStore(lateNotices.subscribe, lateNotices.read)
  return (
    <>
      {useOnline() ? null : <OfflineBanner />}
      {late}
    </>
  )
}

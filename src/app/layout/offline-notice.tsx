import { useSyncExternalStore } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { lazyNotices } from './lazy-notices'

// Brought while there is a network, once the first page is at rest.
const OfflineBanner = lazyComponent(async () => (await import('./offline-banner')).OfflineBanner)

/** Says that there is no network, for as long as there is none, and what else has to be known on any page. */
export function OfflineNotice() {
  const late = useSyncExternalStore(lazyNotices.subscribe, lazyNotices.read)
  return (
    <>
      {useOnline() ? null : <OfflineBanner />}
      {late}
    </>
  )
}

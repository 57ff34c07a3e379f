import { lazyPart } from '@/shared/lib/lazy-part'
import { useOnline } from '@/shared/lib/online'

// Brought while there is a network, once the first page is at rest.
const OfflineBanner = lazyPart(async () => (await import('./offline-banner')).OfflineBanner)

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => (useOnline() ? null : <OfflineBanner />)

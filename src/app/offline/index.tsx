import type { QueryClient } from '@tanstack/react-query'
import { prefetchInspectableCargos, prefetchInspectableSupplies } from '@/entities/inspection'
import { auth, canOpenRoute } from '@/entities/session'
import { subscribeToMe, OutboxNotice, startOfflineReports } from '@/features/outbox'
import { registerServiceWorker, NewVersion } from '@/features/update-app'
import { whenIdle } from '@/shared/lib/lazy-page'
import { lazyNotices } from '../layout/lazy-notices'

export { restoreOfflineQueries } from '@/features/outbox'

/** What lets the application work without a network: it comes once the first page is at rest. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  lazyNotices.show(
    <>
      <NewVersion />
      <OutboxNotice />
    </>,
  )
  await startOfflineReports(queryClient)
  subscribeToLogins(queryClient)
  // A demo's origin has the worker of its mock, and in development the files are no build's.
  const hasWorker =
    import.meta.env.PROD && !import.meta.env.VITE_MOCK && 'serviceWorker' in navigator
  // A browser that refuses, such as in a private window, works on with a network.
  if (hasWorker) await registerServiceWorker('/service-worker.js').catch(() => {})
}

/** Whoever inspects has supplies and containers at hand from the login on. */
function subscribeToLogins(queryClient: QueryClient): void {
  const bring = () => {
    if (!navigator.onLine) return
    if (canOpenRoute(auth.role(), '/supply-inspection-report/new'))
      prefetchInspectableSupplies(queryClient).catch(() => {})
    if (canOpenRoute(auth.role(), '/cargo-inspection-report/new'))
      prefetchInspectableCargos(queryClient).catch(() => {})
  }
  bring()
  // The role is known a moment after the person.
  subscribeToMe(queryClient, () => whenIdle(bring))
}

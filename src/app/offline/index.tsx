import type { QueryClient } from '@tanstack/react-query'
import { prefetchInspectableCargos, prefetchInspectableSupplies } from '@/entities/inspection'
import { auth, canOpenRoute } from '@/entities/session'
import { subscribeToMe, OutboxNotice, startOfflineReports } from '@/features/outbox'
import { registerServiceWorker, NewVersion } from '@/features/update-app'
import { whenIdle } from '@/shared/lib/lazy-page'
import { lazyNotices } from '../layout/lazy-notices'

export { restoreOfflineQueries } from '@/features/outbox'

/** Makes the application work offline. Call it after the first page is idle. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  lazyNotices.show(
    <>
      <NewVersion />
      <OutboxNotice />
    </>,
  )
  await startOfflineReports(queryClient)
  subscribeToLogins(queryClient)
  // In a demo the mock registers the worker; development has no built files.
  const hasWorker =
    import.meta.env.PROD && !import.meta.env.VITE_MOCK && 'serviceWorker' in navigator
  // Browsers may refuse a worker, for example in a private window.
  if (hasWorker) await registerServiceWorker('/service-worker.js').catch(() => {})
}

/** Preloads supplies and containers for inspectors after each login. */
function subscribeToLogins(queryClient: QueryClient): void {
  const installUpdate = () => {
    if (!navigator.onLine) return
    if (canOpenRoute(auth.role(), '/supply-inspection-report/new'))
      prefetchInspectableSupplies(queryClient).catch(() => {})
    if (canOpenRoute(auth.role(), '/cargo-inspection-report/new'))
      prefetchInspectableCargos(queryClient).catch(() => {})
  }
  installUpdate()
  // The role is known shortly after the user.
  subscribeToMe(queryClient, () => whenIdle(installUpdate))
}

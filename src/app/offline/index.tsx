import type { QueryClient } from '@tanstack/react-query'
import { bringInspectableCargos, bringInspectables } from '@/entities/inspection'
import { auth, mayOpen } from '@/entities/session'
import { onPerson, OutboxNotice, workOffline } from '@/features/outbox'
import { keepOnDevice, NewVersion } from '@/features/update-app'
import { whenIdle } from '@/shared/lib/lazy-page'
import { lateNotices } from '../layout/late-notices'

export { recall } from '@/features/outbox'

/** What lets the application work without a network: it comes once the first page is at rest. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  lateNotices.show(
    <>
      <NewVersion />
      <OutboxNotice />
    </>,
  )
  await workOffline(queryClient)
  followLogins(queryClient)
  // A demo's origin has the worker of its mock, and in development the files are no build's.
  const hasWorker =
    import.meta.env.PROD && !import.meta.env.VITE_MOCK && 'serviceWorker' in navigator
  // A browser that refuses, such as in a private window, works on with a network.
  if (hasWorker) await keepOnDevice('/service-worker.js').catch(() => {})
}

/** Whoever inspects has supplies and containers at hand from the login on. */
function followLogins(queryClient: QueryClient): void {
  const bring = () => {
    if (!navigator.onLine) return
    if (mayOpen(auth.role(), '/supply-inspection-report/new'))
      bringInspectables(queryClient).catch(() => {})
    if (mayOpen(auth.role(), '/cargo-inspection-report/new'))
      bringInspectableCargos(queryClient).catch(() => {})
  }
  bring()
  // The role is known a moment after the person.
  onPerson(queryClient, () => whenIdle(bring))
}

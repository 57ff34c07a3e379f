import type { QueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { device } from '../lib/device'
import { persistQueries, restoreQueries } from './persisted-queries'
import { getOutbox } from './outbox'

/** Restores the persisted queries of the logged-in user. */
export async function restoreOfflineQueries(queryClient: QueryClient): Promise<void> {
  if (auth.role() !== null) await restoreQueries(queryClient, device)
}

/** Starts to persist queries and to send queued reports. */
export async function startOfflineReports(queryClient: QueryClient): Promise<void> {
  getOutbox(queryClient).start()
  await restoreOfflineQueries(queryClient)
  await persistQueries(queryClient, device, () => auth.role() === null)
}

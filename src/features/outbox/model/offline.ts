import type { QueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { device } from '../lib/device'
import { persistQueries, restoreQueries } from './persisted-queries'
import { getOutbox } from './outbox'

/** Gives the screens of whoever is logged in what was kept of the last answers. */
export async function restoreOfflineQueries(queryClient: QueryClient): Promise<void> {
  if (auth.role() !== null) await restoreQueries(queryClient, device)
}

/** Keeps what a report is written with, and sends what waits, from now on. */
export async function startOfflineReports(queryClient: QueryClient): Promise<void> {
  getOutbox(queryClient).start()
  await restoreOfflineQueries(queryClient)
  await persistQueries(queryClient, device, () => auth.role() === null)
}

import type { QueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { device } from '../lib/device'
import { keepAnswers, recallAnswers } from './kept-answers'
import { outboxOf } from './outbox'

/** Gives the screens of whoever is logged in what was kept of the last answers. */
export async function recall(queryClient: QueryClient): Promise<void> {
  if (auth.role() !== null) await recallAnswers(queryClient, device)
}

/** Keeps what a report is written with, and sends what waits, from now on. */
export async function workOffline(queryClient: QueryClient): Promise<void> {
  outboxOf(queryClient).start()
  await recall(queryClient)
  await keepAnswers(queryClient, device, () => auth.role() === null)
}

import type { QueryClient } from '@tanstack/react-query'
import { toHex } from '@domain/bytes'
import { auth } from '@/entities/session'
import { api, unwrap, Unreachable } from '@/shared/api'
import { checkOpenTabs, clearDrafts, draftKey } from '@/shared/lib/draft'
import { device, drafts } from '../lib/device'
import { createDeviceOutbox } from '../lib/device-outbox'
import { deleteUnusedPhotos } from '../lib/unused-photos'
import { createDeliveries } from './deliveries'
import { subscribeToMe } from './subscribe-to-me'
import {
  toHoldReason,
  isAnswered,
  isUnauthenticated,
  createReportSender,
  type SavedReport,
} from './report-senders'
import { createQueue, type ReportToQueue } from './queue'
import { RetryLaterError, StaleVersionError } from './send-entry'
import { SEND_INTERVAL_MS } from './stored-queue'
import { persistQueries, restoreQueries } from './persisted-queries'

/** Queue of reports on this device, connected to the API. */
export type Outbox = ReturnType<typeof openOutbox>

const outboxes = new WeakMap<QueryClient, Outbox>()

/** Returns the outbox of a query client, created on first use. */
export function getOutbox(queryClient: QueryClient): Outbox {
  const existing = outboxes.get(queryClient)
  if (existing) return existing
  const opened = openOutbox(queryClient)
  outboxes.set(queryClient, opened)
  return opened
}

/** Fails early if the browser is offline. If it reports a network, the request may still fail. */
async function fetchPersonId(): Promise<string | null> {
  if (!navigator.onLine) throw new RetryLaterError('There is no network')
  if (auth.role() === null) return null
  return (await unwrap(api.GET('/me/', { signal: AbortSignal.timeout(SEND_INTERVAL_MS) }))).id
}

/** Returns the SHA-256 in hex. Browsers omit `crypto.subtle` on plain http. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash =
    'subtle' in crypto
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      : (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(bytes))
  return toHex(hash)
}

/**
 * Runs work if no other tab does; true if it ran. Without the Locks API two tabs may send the same
 * report; the backend accepts it once.
 */
async function withOutboxLock(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request('timberdesk-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

function openOutbox(queryClient: QueryClient) {
  const deliveries = createDeliveries(queryClient, () => void queue.load().catch(() => {}))
  const queue = createQueue({
    store: createDeviceOutbox({ device, drafts }, deliveries.announceQueueChange),
    getSender: (kind) => createReportSender(kind, queryClient, deliveries.keepReport),
    fetchPersonId,
    hash: sha256,
    toHoldReason,
    isUnauthenticated,
    isAnswered,
    withLock: withOutboxLock,
    now: () => new Date(),
    onDelivered: ({ id, kind }, payloadId) => deliveries.announce(kind, id, payloadId),
  })

  /** Loads the queue. If the storage cannot be read, the outbox says so. */
  async function load(): Promise<void> {
    try {
      await checkOpenTabs()
      await queue.load()
    } catch {
      // The queue's state says that it is unreadable.
    }
  }
  const loaded = load()

  return {
    ...queue,
    /** Resolves when entries and drafts are read from the device, or cannot be. */
    load,
    /** Deletes a queued report with its photos and drafts. */
    async deleteWithPhotos(id: string): Promise<void> {
      const entry = queue.read().entries.find((each) => each.id === id)
      await queue.deleteWithPhotos(id)
      if (!entry) return
      for (const document of [`${entry.kind}-${id}`, `locked-${entry.kind}-${id}`])
        clearDrafts(draftKey(entry.person.id, document), drafts)
    },
    /**
     * Queues a report and sends it.
     * @returns the saved report; null if it is still queued
     * @throws ApiProblem if the backend rejects it; a report that was not queued before is then
     * removed from the queue, and its screen shows the error
     */
    async save(report: ReportToQueue): Promise<SavedReport | null> {
      await loaded
      const isNew = !queue.read().entries.some(({ id }) => id === report.id)
      const outcome = await queue.deliver(report)
      if (outcome.status === 'queued') return null
      if (outcome.status === 'conflict')
        throw new Unreachable('Another payload of the report waits')
      if (outcome.status === 'delivered') return deliveries.findReport(report.id)
      // Keep a report that was queued before, so that the user finds it in the outbox.
      if (isNew) await queue.removeEntry(report.id)
      throw outcome.error instanceof StaleVersionError ? outcome.error.cause : outcome.error
    },
    /** Subscribes to each delivery of a report. Returns unsubscribe. */
    onDelivery: deliveries.subscribe,
    /**
     * Sends queued reports automatically: now, when the network or the page is back, and every half
     * minute.
     */
    start(): void {
      const send = () => {
        const { entries, isUnreadable } = queue.read()
        // Sending reads the storage first.
        if (entries.length > 0 || isUnreadable) void queue.send()
      }
      const sendIfVisible = () => document.visibilityState === 'visible' && send()
      globalThis.addEventListener('online', send)
      document.addEventListener('visibilitychange', sendIfVisible)
      setInterval(sendIfVisible, SEND_INTERVAL_MS)
      // The user has logged in again.
      subscribeToMe(queryClient, () => queue.read().pause === 'login' && send())
      void loaded.then(send)
    },
  }
}

/** Deletes a photo from the device, unless a queued report contains it. */
export const deleteUnqueuedPhoto = (queryClient: QueryClient, id: string): Promise<void> =>
  getOutbox(queryClient).deleteUnqueuedPhoto(id)

/** Restores the persisted queries of the logged-in user. */
export async function restoreOfflineQueries(queryClient: QueryClient): Promise<void> {
  if (auth.role() !== null) await restoreQueries(queryClient, device)
}

/** Starts to persist queries and to send queued reports, and deletes photos without a report. */
export async function startOfflineReports(queryClient: QueryClient): Promise<void> {
  getOutbox(queryClient).start()
  await restoreOfflineQueries(queryClient)
  await persistQueries(queryClient, device, () => auth.role() === null)
  // A browser without storage has no photos.
  void deleteUnusedPhotos({ device, drafts }, new Date()).catch(() => {})
}

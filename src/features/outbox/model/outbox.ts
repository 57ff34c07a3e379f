import type { QueryClient } from '@tanstack/react-query'
import { toHex } from '@domain/bytes'
import { auth } from '@/entities/session'
import { api, unwrap, Unreachable } from '@/shared/api'
import { checkOpenTabs, clearDrafts, draftKey } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/is-record'
import { device, drafts } from '../lib/device'
import { createDeviceOutbox } from '../lib/device-outbox'
import type { OutboxKind } from './entry'
import { subscribeToMe } from './subscribe-to-me'
import {
  toHoldReason,
  isUnauthenticated,
  cacheSentReport,
  createReportSender,
  type SavedReport,
} from './report-senders'
import { createQueue, type ReportToQueue } from './queue'
import { RetryLaterError, StaleVersionError } from './send-entry'
import { persistQueries, restoreQueries } from './persisted-queries'

/** Milliseconds between attempts while reports are queued. */
const SEND_INTERVAL_MS = 30_000

/** A report sent by one tab, as announced to the others. */
interface Delivery {
  readonly kind: OutboxKind
  readonly saved: SavedReport
  readonly revision: string | undefined
}

const isDelivery = (message: unknown): message is Delivery =>
  isRecord(message) && 'saved' in message

type DeliveryListener = (saved: SavedReport, revision: string | undefined) => void

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

/** Without the Locks API two tabs may send the same report; the backend accepts it once. */
async function withOutboxLock(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request('timberdesk-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

function openOutbox(queryClient: QueryClient) {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('timberdesk-outbox')
  const latestReports = new Map<string, SavedReport>()
  const listeners = new Map<string, Set<DeliveryListener>>()

  function notify({ saved, revision }: Delivery) {
    for (const onDelivery of listeners.get(saved.id) ?? []) onDelivery(saved, revision)
  }

  const queue = createQueue({
    store: createDeviceOutbox({ device, drafts }, () => channel?.postMessage('changed')),
    getSender: (kind) =>
      createReportSender(kind, queryClient, (report) => latestReports.set(report.id, report)),
    fetchPersonId,
    hash: sha256,
    toHoldReason,
    isUnauthenticated,
    withLock: withOutboxLock,
    now: () => new Date(),
    onDelivered: ({ id, kind }, revision) => {
      const saved = latestReports.get(id)
      if (!saved) return
      channel?.postMessage({ kind, saved, revision } satisfies Delivery)
      notify({ kind, saved, revision })
    },
  })
  /** Without storage the queue stays empty. */
  async function load(): Promise<void> {
    try {
      await checkOpenTabs()
      await queue.load()
    } catch {
      // A private window may have no storage.
    }
  }
  const loaded = load()

  async function applyDelivery(delivery: Delivery) {
    latestReports.set(delivery.saved.id, delivery.saved)
    await cacheSentReport(queryClient, delivery.kind, delivery.saved)
    notify(delivery)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isDelivery(data)) void applyDelivery(data).catch(() => {})
    else void queue.load().catch(() => {})
  })

  return {
    ...queue,
    /** Resolves when entries and drafts are read from the device. */
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
        throw new Unreachable('Another revision of the report waits')
      if (outcome.status === 'delivered') return latestReports.get(report.id) ?? null
      // Keep a report that was queued before, so that the user finds it in the outbox.
      if (isNew) await queue.removeEntry(report.id)
      throw outcome.error instanceof StaleVersionError ? outcome.error.cause : outcome.error
    },
    /** Subscribes to each delivery of a report. Returns unsubscribe. */
    onDelivery(id: string, listener: DeliveryListener): () => void {
      const all = listeners.get(id) ?? new Set()
      listeners.set(id, all.add(listener))
      return () => void all.delete(listener)
    },
    /**
     * Sends queued reports automatically: now, when the network or the page is back, and every half
     * minute.
     */
    start(): void {
      const send = () => void (queue.read().entries.length > 0 && queue.send())
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

/** Starts to persist queries and to send queued reports. */
export async function startOfflineReports(queryClient: QueryClient): Promise<void> {
  getOutbox(queryClient).start()
  await restoreOfflineQueries(queryClient)
  await persistQueries(queryClient, device, () => auth.role() === null)
}

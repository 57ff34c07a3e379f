import type { QueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { api, unwrap, Unreachable } from '@/shared/api'
import { checkOpenTabs, clearDrafts, draftKey } from '@/shared/lib/draft'
import { device, drafts } from '../lib/device'
import { createDeviceOutbox } from '../lib/device-outbox'
import type { OutboxKind } from './entry'
import { subscribeToMe } from './subscribe-to-me'
import { toHoldReason, isUnauthenticated, cacheSavedReport, createSenders } from './report-senders'
import { createQueue, type ReportToQueue } from './queue'
import { RetryLaterError, StaleVersionError } from './send-entry'

/** Milliseconds between attempts, while something waits. */
const SEND_INTERVAL_MS = 30_000

interface SavedReport {
  readonly id: string
  readonly version: number
}

/** A report that one tab has sent, for the others. */
interface Delivery {
  readonly kind: OutboxKind
  readonly saved: SavedReport
  readonly revision: string | undefined
}

const isDelivery = (message: unknown): message is Delivery =>
  typeof message === 'object' && message !== null && 'saved' in message

type DeliveryListener = (saved: SavedReport, revision: string | undefined) => void

/** The queue of reports on this device, with the backend that it goes to. */
export type Outbox = ReturnType<typeof openOutbox>

const outboxes = new WeakMap<QueryClient, Outbox>()

/** The one outbox of an application. */
export function getOutbox(queryClient: QueryClient): Outbox {
  const known = outboxes.get(queryClient)
  if (known) return known
  const opened = openOutbox(queryClient)
  outboxes.set(queryClient, opened)
  return opened
}

/** The network may be there in the browser's view and carry nothing; that it is not there is certain. */
async function fetchPersonId(): Promise<string | null> {
  if (!navigator.onLine) throw new RetryLaterError('There is no network')
  if (auth.role() === null) return null
  return (await unwrap(api.GET('/me/', { signal: AbortSignal.timeout(SEND_INTERVAL_MS) }))).id
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where the browser has no locks, its tabs may send the same twice: the backend takes it once. */
async function withOutboxLock(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request('timberdesk-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

function openOutbox(queryClient: QueryClient) {
  const tabs =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('timberdesk-outbox')
  const last = new Map<string, SavedReport>()
  const followers = new Map<string, Set<DeliveryListener>>()

  function tell({ saved, revision }: Delivery) {
    for (const follow of followers.get(saved.id) ?? []) follow(saved, revision)
  }

  const sends = createSenders(queryClient, (report) => last.set(report.id, report))
  const queue = createQueue({
    store: createDeviceOutbox({ device, drafts }, () => tabs?.postMessage('changed')),
    getSender: (kind) => sends[kind],
    fetchPersonId: fetchPersonId,
    ...{ hash: sha256, toHoldReason, isUnauthenticated, withLock: withOutboxLock },
    now: () => new Date(),
    onDelivered: ({ id, kind }, revision) => {
      const saved = last.get(id)
      if (!saved) return
      tabs?.postMessage({ kind, saved, revision } satisfies Delivery)
      tell({ kind, saved, revision })
    },
  })
  const load = async () => {
    await checkOpenTabs()
    await queue.load()
  }
  const loaded = load().catch(() => {})

  async function takeArrival(arrival: Delivery) {
    last.set(arrival.saved.id, arrival.saved)
    await cacheSavedReport(queryClient, arrival.kind, arrival.saved)
    tell(arrival)
  }
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isDelivery(data)) void takeArrival(data).catch(() => {})
    else void queue.load().catch(() => {})
  })

  return {
    ...queue,
    /** Waits until what lies on the device is known, drafts too. */
    ready: () => load().catch(() => {}),
    /** Gives a report up, with its photos and drafts. */
    async drop(id: string): Promise<void> {
      const entry = queue.read().entries.find((each) => each.id === id)
      await queue.drop(id)
      if (entry) clearDrafts(draftKey(entry.person.id, `${entry.kind}-${id}`), drafts)
    },
    /**
     * Lays a report down and sends it.
     * @returns it as the backend has it; null where it waits on this device
     * @throws ApiProblem where the backend refuses it: then it is its screen's to mend
     */
    async save(report: ReportToQueue): Promise<SavedReport | null> {
      await loaded
      const isNew = !queue.read().entries.some(({ id }) => id === report.id)
      const outcome = await queue.deliver(report)
      if (outcome.is === 'waits') return null
      if (outcome.is === 'behind') throw new Unreachable('Another revision of the report waits')
      if (outcome.is === 'arrived') return last.get(report.id) ?? null
      // One that waited before stays where it can be found; of another its screen has everything.
      if (isNew) await queue.withdraw(report.id)
      throw outcome.error instanceof StaleVersionError ? outcome.error.cause : outcome.error
    },
    /** Tells what came of a report whenever part of it has come to the backend. */
    follow(id: string, listener: DeliveryListener): () => void {
      const all = followers.get(id) ?? new Set()
      followers.set(id, all.add(listener))
      return () => void all.delete(listener)
    },
    /** Sends on by itself from now on: at once, when there is a network, when the page is shown again, and every half minute. */
    start(): void {
      const send = () => void (queue.read().entries.length > 0 && queue.send())
      const look = () => document.visibilityState === 'visible' && send()
      globalThis.addEventListener('online', send)
      document.addEventListener('visibilitychange', look)
      setInterval(look, SEND_INTERVAL_MS)
      // Somebody has logged in again.
      subscribeToMe(queryClient, () => queue.read().pause === 'login' && send())
      void loaded.then(send)
    },
  }
}

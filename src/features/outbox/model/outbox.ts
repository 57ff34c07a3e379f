import type { QueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { api, unwrap, Unreachable } from '@/shared/api'
import { checkOpenTabs, clearDrafts, draftKey } from '@/shared/lib/draft'
import { device, drafts } from '../lib/device'
import { deviceOutbox } from '../lib/device-outbox'
import type { KindName } from './entry'
import { onPerson } from './on-person'
import { holdFor, isLoginLost, rememberReport, sendsOf } from './kinds'
import { createQueue, type Put } from './queue'
import { CutOff, Stale } from './send-entry'

/** Milliseconds between attempts, while something waits. */
const EVERY = 30_000

interface Saved {
  readonly id: string
  readonly version: number
}

/** A report that one tab has sent, for the others. */
interface Arrival {
  readonly kind: KindName
  readonly saved: Saved
  readonly revision: string | undefined
}

const isArrival = (message: unknown): message is Arrival =>
  typeof message === 'object' && message !== null && 'saved' in message

type Follower = (saved: Saved, revision: string | undefined) => void

/** The queue of reports on this device, with the backend that it goes to. */
export type Outbox = ReturnType<typeof open>

const outboxes = new WeakMap<QueryClient, Outbox>()

/** The one outbox of an application. */
export function outboxOf(queryClient: QueryClient): Outbox {
  const known = outboxes.get(queryClient)
  if (known) return known
  const opened = open(queryClient)
  outboxes.set(queryClient, opened)
  return opened
}

/** The network may be there in the browser's view and carry nothing; that it is not there is certain. */
async function personNow(): Promise<string | null> {
  if (!navigator.onLine) throw new CutOff('There is no network')
  if (auth.role() === null) return null
  return (await unwrap(api.GET('/me/', { signal: AbortSignal.timeout(EVERY) }))).id
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where the browser has no locks, its tabs may send the same twice: the backend takes it once. */
async function alone(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request('timberdesk-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

function open(queryClient: QueryClient) {
  const tabs =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('timberdesk-outbox')
  const last = new Map<string, Saved>()
  const followers = new Map<string, Set<Follower>>()

  function tell({ saved, revision }: Arrival) {
    for (const follow of followers.get(saved.id) ?? []) follow(saved, revision)
  }

  const sends = sendsOf(queryClient, (report) => last.set(report.id, report))
  const queue = createQueue({
    store: deviceOutbox({ device, drafts }, () => tabs?.postMessage('changed')),
    sends: (kind) => sends[kind],
    person: personNow,
    ...{ hash: sha256, holdFor, isLoginLost, alone },
    now: () => new Date(),
    arrived: ({ id, kind }, revision) => {
      const saved = last.get(id)
      if (!saved) return
      tabs?.postMessage({ kind, saved, revision } satisfies Arrival)
      tell({ kind, saved, revision })
    },
  })
  const load = async () => {
    await checkOpenTabs()
    await queue.load()
  }
  const loaded = load().catch(() => {})

  async function takeArrival(arrival: Arrival) {
    last.set(arrival.saved.id, arrival.saved)
    await rememberReport(queryClient, arrival.kind, arrival.saved)
    tell(arrival)
  }
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isArrival(data)) void takeArrival(data).catch(() => {})
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
    async save(report: Put): Promise<Saved | null> {
      await loaded
      const isNew = !queue.read().entries.some(({ id }) => id === report.id)
      const outcome = await queue.deliver(report)
      if (outcome.is === 'waits') return null
      if (outcome.is === 'behind') throw new Unreachable('Another revision of the report waits')
      if (outcome.is === 'arrived') return last.get(report.id) ?? null
      // One that waited before stays where it can be found; of another its screen has everything.
      if (isNew) await queue.withdraw(report.id)
      throw outcome.error instanceof Stale ? outcome.error.cause : outcome.error
    },
    /** Tells what came of a report whenever part of it has come to the backend. */
    follow(id: string, listener: Follower): () => void {
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
      setInterval(look, EVERY)
      // Somebody has logged in again.
      onPerson(queryClient, () => queue.read().pause === 'login' && send())
      void loaded.then(send)
    },
  }
}

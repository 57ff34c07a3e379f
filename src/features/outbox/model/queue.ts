import { isEqual } from '@/shared/lib/is-equal'
import { RetryLaterError, sendEntry, type DevicePhoto, type ReportSender } from './send-entry'
import {
  withoutFiles,
  type ReportPayload,
  type OutboxEntry,
  type SentReport,
  type HoldReason,
  type OutboxKind,
} from './entry'

/** Where reports and photos lie until they have gone. */
export interface OutboxStore {
  entries(): Promise<readonly OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(id: string): Promise<void>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  deletePhoto(id: string): Promise<void>
  sentReports(): Promise<readonly SentReport[]>
  /** Takes out a report that has gone, in one step: what was typed on is a change of it from there on. */
  complete(entry: OutboxEntry, gone: SentReport): Promise<void>
  removeSentReport(id: string): Promise<void>
}

/** Why nothing is sent now; null where it is under way, or all has gone. */
export type PauseReason = 'network' | 'login' | null

/** What came of a report, for whoever waits for it. */
export type DeliveryOutcome =
  | { readonly is: 'arrived' }
  | { readonly is: 'behind' }
  | { readonly is: 'waits' }
  | { readonly is: 'refused'; readonly error: unknown }

interface QueueDeps {
  readonly store: OutboxStore
  readonly getSender: (kind: OutboxKind) => ReportSender
  /** Who is logged in, by the backend's word; null for nobody. @throws without a network */
  readonly fetchPersonId: () => Promise<string | null>
  readonly hash: (bytes: ArrayBuffer) => Promise<string>
  readonly toHoldReason: (error: unknown) => HoldReason | null
  readonly isUnauthenticated: (error: unknown) => boolean
  readonly now: () => Date
  /** Lets one tab at a time send; false where another does. */
  readonly withLock: (work: () => Promise<void>) => Promise<boolean>
  /** Part or all of a report has come to the backend. @param revision that came */
  readonly onDelivered: (entry: OutboxEntry, revision: string | undefined) => void
}

/** A report as it is put into the queue. */
export interface ReportToQueue<Write extends ReportPayload = ReportPayload> extends Pick<
  OutboxEntry<Write>,
  'id' | 'kind' | 'person' | 'title' | 'write' | 'version' | 'base' | 'revision'
> {
  /** Queued revision that it continues; undefined if it was written without one. */
  readonly continues?: string | undefined
}

export interface QueueState {
  readonly entries: readonly OutboxEntry[]
  readonly sent: readonly SentReport[]
  /** The one that is being sent. */
  readonly sending: string | null
  readonly pause: PauseReason
  /** What lies on the device is known. */
  readonly isLoaded: boolean
}

/** How many of those that have gone are told. */
const MAX_SENT_SHOWN = 20

/** Reports that wait on this device, sent one after the other in the order in which they began to wait. */
export function createQueue(around: QueueDeps) {
  const { store } = around
  let state: QueueState = { entries: [], sent: [], sending: null, pause: null, isLoaded: false }
  let running: Promise<void> | null = null
  /** Something was put while a run was ending. */
  let isWanted = false
  const refusals = new Map<string, unknown>()

  const listeners = new Set<() => void>()

  const show = (change: Partial<QueueState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  // In turn, so that nothing that is being laid down is overlooked.
  const load = (): Promise<void> => inTurn(look)

  async function look(): Promise<void> {
    const [entries, gone] = await Promise.all([store.entries(), store.sentReports()])
    show({
      isLoaded: true,
      entries: entries.toSorted((one, other) => one.since.localeCompare(other.since)),
      sent: gone.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MAX_SENT_SHOWN),
    })
  }

  const entryOf = (id: string) => state.entries.find((each) => each.id === id)

  let turn: Promise<unknown> = Promise.resolve()
  /** One change of what lies on the device after the other: what is written while something is sent is never overwritten by its answer. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  async function keep(entry: OutboxEntry): Promise<void> {
    await store.put(entry)
    const isNew = !entryOf(entry.id)
    show({
      entries: isNew
        ? [...state.entries, entry]
        : state.entries.map((each) => (each.id === entry.id ? entry : each)),
    })
  }

  /** Lays a report down, in place of what waited of it. What is under way goes on just so, and this after it. */
  const put = (report: ReportToQueue): Promise<void> => inTurn(() => lay(report))

  async function lay({
    id,
    kind,
    person,
    title,
    write,
    version,
    base,
    revision,
  }: ReportToQueue): Promise<void> {
    const before = entryOf(id)
    const isUnderWay = before !== undefined && before.hold === null && before.there !== null
    await keep({
      ...{ id, kind, person, title, write, base, revision, hold: null },
      at: around.now().toISOString(),
      since: before?.since ?? around.now().toISOString(),
      // What this device has sent since its screen was opened is known here alone.
      version:
        isUnderWay || before?.flight
          ? before.version
          : getLatestVersion(version, before?.version ?? null),
      flight: before?.flight ?? null,
      flightRevision: before?.flightRevision,
      there: isUnderWay ? before.there : null,
      acknowledged: before?.acknowledged ?? {},
    })
    refusals.delete(id)
  }

  const forget = (id: string): Promise<void> => inTurn(() => remove(id))

  async function remove(id: string): Promise<void> {
    await store.remove(id)
    show({ entries: state.entries.filter((each) => each.id !== id) })
  }

  /** All of it has come, unless more was written meanwhile. Its photos leave the device after its answers, so that nothing is lost in between. */
  async function finish(sent: OutboxEntry): Promise<void> {
    const photos = Object.keys(sent.acknowledged)
    const isWhole = await inTurn(async () => {
      const entry = entryOf(sent.id)
      if (!entry || !isEqual(entry.write, sent.write) || entry.submitKey !== undefined) return false
      const gone: SentReport = {
        id: sent.id,
        kind: sent.kind,
        personId: sent.person.id,
        title: sent.title,
        photos: photos.length,
        since: sent.since,
        at: around.now().toISOString(),
      }
      await store.complete(entry, gone)
      show({
        entries: state.entries.filter(({ id }) => id !== sent.id),
        sent: [gone, ...state.sent.filter(({ id }) => id !== sent.id)].slice(0, MAX_SENT_SHOWN),
      })
      return true
    })
    if (isWhole) for (const photo of photos) await store.deletePhoto(photo).catch(() => {})
  }

  async function sendOne(begun: OutboxEntry): Promise<void> {
    const { id, kind } = begun
    show({ sending: id })
    const latest = () => {
      const entry = entryOf(id)
      // Deleted by hand meanwhile: nothing of it goes on.
      if (!entry) throw new RetryLaterError('It was deleted')
      return entry
    }
    const { entry, isDone } = await sendEntry(begun, {
      ...{ sender: around.getSender(kind), hash: around.hash, latest, readPhoto: store.readPhoto },
      storeChange: (change) =>
        inTurn(async () => {
          const before = latest()
          const next = {
            ...before,
            ...change,
            ...(change.flight && { flightRevision: before.revision }),
          }
          await keep(next)
          if (next.version !== before.version)
            around.onDelivered(next, before.flight ? before.flightRevision : before.revision)
          return next
        }),
      toHoldReason: (error) => {
        const hold = around.toHoldReason(error)
        if (hold) refusals.set(id, error)
        return hold
      },
    })
    if (isDone) await finish(entry)
  }

  async function sendAll(): Promise<void> {
    await load()
    if (state.entries.length === 0) return
    const person = await around.fetchPersonId()
    if (person === null) return show({ pause: 'login' })
    show({ pause: null })
    for (;;) {
      const next = state.entries.find((each) => each.hold === null && each.person.id === person)
      if (!next) return
      await sendOne(next)
    }
  }

  /** Sends what waits, as far as it goes. Never twice at once, whoever asks. */
  function send(): Promise<void> {
    isWanted = true
    running ??= run().finally(() => (running = null))
    return running
  }

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      try {
        const had = await around.withLock(sendAll)
        if (!had) await load()
      } catch (error) {
        show({ pause: around.isUnauthenticated(error) ? 'login' : 'network' })
      } finally {
        show({ sending: null })
      }
    }
  }

  return {
    read: () => state,
    subscribe,
    load,
    send,
    put,
    /** Lays a report down and sends it; who waits hears what came of it, as soon as the backend has the answers: photos follow. */
    async deliver(report: ReportToQueue): Promise<DeliveryOutcome> {
      if (continuesOther(report)) await send()
      // Written without knowing what waits: that goes first, and this meets it as another's version.
      if (continuesOther(report)) return { is: 'behind' }
      await put(report)
      await Promise.race([send(), hasArrived(report)])
      const left = entryOf(report.id)
      if (left?.hold) return { is: 'refused', error: refusals.get(report.id) }
      return !left || isPayloadDelivered(left, report.write) ? { is: 'arrived' } : { is: 'waits' }
    },
    /** Has a report that was held back tried once more. */
    async retry(id: string): Promise<void> {
      await inTurn(async () => {
        const entry = entryOf(id)
        if (entry) await keep({ ...entry, hold: null })
      })
      await send()
    },
    /** Gives a report up, with its photos. */
    async drop(id: string): Promise<void> {
      const entry = entryOf(id)
      await forget(id)
      for (const photo of entry?.write.photos ?? [])
        await store.deletePhoto(photo.id).catch(() => {})
    },
    /** Has a report that waits submitted as it stands, once all of it is there and once for each `key`; written on, it stays a draft. @returns false where nothing of it waits, or it is held back */
    async submit(id: string, key: string): Promise<boolean> {
      const isThere = await inTurn(async () => {
        const entry = entryOf(id)
        if (!entry || entry.hold) return false
        await keep({ ...entry, submitKey: key })
        return true
      })
      if (isThere) void send()
      return isThere
    },
    /** Takes a report out, because its screen has it: its photos stay. */
    withdraw: forget,
    /** What has gone needs no telling any more. */
    async forgetGone(): Promise<void> {
      const { sent } = state
      show({ sent: [] })
      for (const { id } of sent) await store.removeSentReport(id)
    },
  }

  /** True if another revision of the report waits than the one it continues, as when two tabs write it. */
  function continuesOther({ id, continues }: ReportToQueue): boolean {
    const entry = entryOf(id)
    return entry !== undefined && entry.hold === null && entry.revision !== continues
  }

  /** The backend has the answers of this report. */
  function hasArrived({ id, write }: ReportToQueue): Promise<void> {
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        const entry = entryOf(id)
        if (entry && !isPayloadDelivered(entry, write)) return
        stop()
        resolve()
      })
    })
  }
}

const getLatestVersion = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** Whether the backend has these answers, whatever photos are still to come. */
const isPayloadDelivered = (entry: OutboxEntry, write: ReportPayload) =>
  entry.there !== null && isEqual(withoutFiles(entry.there), withoutFiles(write))

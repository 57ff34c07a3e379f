import { dequal } from 'dequal/lite'
import { RetryLaterError, sendEntry, type DevicePhoto, type ReportSender } from './send-entry'
import {
  omitFiles,
  type ReportPayload,
  type OutboxEntry,
  type SentReport,
  type HoldReason,
  type OutboxKind,
} from './entry'

/** Storage of queued reports and photos. */
export interface OutboxStore {
  entries(): Promise<readonly OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(id: string): Promise<void>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  deletePhoto(id: string): Promise<void>
  sentReports(): Promise<readonly SentReport[]>
  /** Removes a sent report in one transaction; the draft is rebased on the sent version. */
  complete(entry: OutboxEntry, sentReport: SentReport): Promise<void>
  removeSentReport(id: string): Promise<void>
}

/** Reason that nothing is sent now; null while sending, or if the queue is empty. */
export type PauseReason = 'network' | 'login' | null

/** Result of a queued report. */
export type DeliveryOutcome =
  | { readonly status: 'delivered' }
  | { readonly status: 'conflict' }
  | { readonly status: 'queued' }
  | { readonly status: 'refused'; readonly error: unknown }

interface QueueDeps {
  readonly store: OutboxStore
  readonly getSender: (kind: OutboxKind) => ReportSender
  /**
   * Id of the user who is logged in on the server; null if none.
   * @throws without a network
   */
  readonly fetchPersonId: () => Promise<string | null>
  readonly hash: (bytes: ArrayBuffer) => Promise<string>
  readonly toHoldReason: (error: unknown) => HoldReason | null
  readonly isUnauthenticated: (error: unknown) => boolean
  readonly now: () => Date
  /** Runs in one tab at a time; returns false if another tab sends. */
  readonly withLock: (work: () => Promise<void>) => Promise<boolean>
  /**
   * Called when the server has part or all of a report.
   * @param revision that was received
   */
  readonly onDelivered: (entry: OutboxEntry, revision: string | undefined) => void
}

/** A report to queue. */
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
  /** Id of the entry in flight. */
  readonly sending: string | null
  readonly pause: PauseReason
  /** True once the stored entries are loaded. */
  readonly isLoaded: boolean
}

/** Maximum number of sent reports that are listed. */
const MAX_SENT_SHOWN = 20

/** Queue of reports on this device, sent in order of queuing. */
export function createQueue(deps: QueueDeps) {
  const { store } = deps
  let state: QueueState = { entries: [], sent: [], sending: null, pause: null, isLoaded: false }
  let running: Promise<void> | null = null
  /** True if an entry was queued while a run was ending. */
  let isSendRequested = false
  const refusals = new Map<string, unknown>()

  const listeners = new Set<() => void>()

  const setState = (change: Partial<QueueState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  // Wait for pending writes, so that no entry is missed.
  const load = (): Promise<void> => serialize(readStore)

  async function readStore(): Promise<void> {
    const [entries, sentReports] = await Promise.all([store.entries(), store.sentReports()])
    setState({
      isLoaded: true,
      entries: entries.toSorted((a, b) => a.since.localeCompare(b.since)),
      sent: sentReports.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_SENT_SHOWN),
    })
  }

  const findEntry = (id: string) => state.entries.find((each) => each.id === id)

  let lastChange: Promise<unknown> = Promise.resolve()
  /** Serializes changes of the store, so that a response never overwrites newer answers. */
  function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = lastChange.then(work)
    lastChange = result.catch(() => {})
    return result
  }

  async function storeEntry(entry: OutboxEntry): Promise<void> {
    await store.put(entry)
    const isNew = !findEntry(entry.id)
    setState({
      entries: isNew
        ? [...state.entries, entry]
        : state.entries.map((each) => (each.id === entry.id ? entry : each)),
    })
  }

  /** Replaces the queued version of a report. A request in flight finishes first. */
  const put = (report: ReportToQueue): Promise<void> => serialize(() => replaceEntry(report))

  async function replaceEntry({
    id,
    kind,
    person,
    title,
    write,
    version,
    base,
    revision,
  }: ReportToQueue): Promise<void> {
    const before = findEntry(id)
    const isPartlySent = before !== undefined && before.hold === null && before.there !== null
    await storeEntry({
      id,
      kind,
      person,
      title,
      write,
      base,
      revision,
      hold: null,
      at: deps.now().toISOString(),
      since: before?.since ?? deps.now().toISOString(),
      // Only this tab knows the versions it has sent since the screen opened.
      version:
        isPartlySent || before?.flight
          ? before.version
          : getLatestVersion(version, before?.version ?? null),
      flight: before?.flight ?? null,
      flightRevision: before?.flightRevision,
      there: isPartlySent ? before.there : null,
      acknowledged: before?.acknowledged ?? {},
    })
    refusals.delete(id)
  }

  const withdraw = (id: string): Promise<void> => serialize(() => remove(id))

  async function remove(id: string): Promise<void> {
    await store.remove(id)
    setState({ entries: state.entries.filter((each) => each.id !== id) })
  }

  /**
   * Removes a sent report, unless newer answers were queued. Its answers leave the device before
   * its photos, so that nothing is lost in between.
   */
  async function finish(sent: OutboxEntry): Promise<void> {
    const photos = Object.keys(sent.acknowledged)
    const isComplete = await serialize(async () => {
      const entry = findEntry(sent.id)
      if (!entry || !dequal(entry.write, sent.write) || entry.submitKey !== undefined) return false
      const sentReport: SentReport = {
        id: sent.id,
        kind: sent.kind,
        personId: sent.person.id,
        title: sent.title,
        photos: photos.length,
        since: sent.since,
        at: deps.now().toISOString(),
      }
      await store.complete(entry, sentReport)
      setState({
        entries: state.entries.filter(({ id }) => id !== sent.id),
        sent: [sentReport, ...state.sent.filter(({ id }) => id !== sent.id)].slice(
          0,
          MAX_SENT_SHOWN,
        ),
      })
      return true
    })
    if (isComplete) for (const photo of photos) await store.deletePhoto(photo).catch(() => {})
  }

  async function sendOne(started: OutboxEntry): Promise<void> {
    const { id, kind } = started
    setState({ sending: id })
    const getLatestEntry = () => {
      const entry = findEntry(id)
      // The user deleted the report meanwhile: stop sending it.
      if (!entry) throw new RetryLaterError('It was deleted')
      return entry
    }
    const { entry, isDone } = await sendEntry(started, {
      sender: deps.getSender(kind),
      hash: deps.hash,
      getLatestEntry: getLatestEntry,
      readPhoto: store.readPhoto,
      storeChange: (change) =>
        serialize(async () => {
          const before = getLatestEntry()
          const next = {
            ...before,
            ...change,
            ...(change.flight && { flightRevision: before.revision }),
          }
          await storeEntry(next)
          if (next.version !== before.version)
            deps.onDelivered(next, before.flight ? before.flightRevision : before.revision)
          return next
        }),
      toHoldReason: (error) => {
        const hold = deps.toHoldReason(error)
        if (hold) refusals.set(id, error)
        return hold
      },
    })
    if (isDone) await finish(entry)
  }

  async function sendAll(): Promise<void> {
    await load()
    if (state.entries.length === 0) return
    const person = await deps.fetchPersonId()
    if (person === null) return setState({ pause: 'login' })
    setState({ pause: null })
    for (;;) {
      const next = state.entries.find((each) => each.hold === null && each.person.id === person)
      if (!next) return
      await sendOne(next)
    }
  }

  /** Sends queued entries until one fails. Concurrent calls share one run. */
  function send(): Promise<void> {
    isSendRequested = true
    running ??= run().finally(() => (running = null))
    return running
  }

  async function run(): Promise<void> {
    while (isSendRequested) {
      isSendRequested = false
      try {
        const hadLock = await deps.withLock(sendAll)
        if (!hadLock) await load()
      } catch (error) {
        setState({ pause: deps.isUnauthenticated(error) ? 'login' : 'network' })
      } finally {
        setState({ sending: null })
      }
    }
  }

  return {
    read: () => state,
    subscribe,
    load,
    send,
    put,
    /** Queues a report and sends it. Resolves once the server has the answers; photos follow. */
    async deliver(report: ReportToQueue): Promise<DeliveryOutcome> {
      if (hasOtherRevision(report)) await send()
      // The form did not know the queued revision. That one is sent first, then this one conflicts
      // with it.
      if (hasOtherRevision(report)) return { status: 'conflict' }
      await put(report)
      await Promise.race([send(), waitForDelivery(report)])
      const remaining = findEntry(report.id)
      if (remaining?.hold) return { status: 'refused', error: refusals.get(report.id) }
      return !remaining || isPayloadDelivered(remaining, report.write)
        ? { status: 'delivered' }
        : { status: 'queued' }
    },
    /** Retries a held report. */
    async retry(id: string): Promise<void> {
      await serialize(async () => {
        const entry = findEntry(id)
        if (entry) await storeEntry({ ...entry, hold: null })
      })
      await send()
    },
    /** Deletes a queued report with its photos. */
    async drop(id: string): Promise<void> {
      const entry = findEntry(id)
      await withdraw(id)
      for (const photo of entry?.write.photos ?? [])
        await store.deletePhoto(photo.id).catch(() => {})
    },
    /**
     * Submits a queued report once it is sent completely, with `key` as idempotency key. A later
     * edit keeps it a draft.
     * @returns false if nothing is queued or the report is held
     */
    async submit(id: string, key: string): Promise<boolean> {
      const canSubmit = await serialize(async () => {
        const entry = findEntry(id)
        if (!entry || entry.hold) return false
        await storeEntry({ ...entry, submitKey: key })
        return true
      })
      if (canSubmit) void send()
      return canSubmit
    },
    /** Removes a report that its screen took over; its photos stay. */
    withdraw,
    /** Removes a report from the list of sent reports. */
    async clearSentReports(): Promise<void> {
      const { sent } = state
      setState({ sent: [] })
      for (const { id } of sent) await store.removeSentReport(id)
    },
  }

  /**
   * True if the queued revision is not the one that the report continues, as when two tabs edit it.
   */
  function hasOtherRevision({ id, continues }: ReportToQueue): boolean {
    const entry = findEntry(id)
    return entry !== undefined && entry.hold === null && entry.revision !== continues
  }

  /** Resolves once the server has the answers, or the report left the queue. */
  function waitForDelivery({ id, write }: ReportToQueue): Promise<void> {
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        const entry = findEntry(id)
        if (entry && !isPayloadDelivered(entry, write)) return
        stop()
        resolve()
      })
    })
  }
}

const getLatestVersion = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** True if the server has these answers; photos may still be missing. */
const isPayloadDelivered = (entry: OutboxEntry, write: ReportPayload) =>
  entry.there !== null && dequal(omitFiles(entry.there), omitFiles(write))

import { dequal } from 'dequal/lite'
import {
  isPayloadDelivered,
  type ReportPayload,
  type OutboxEntry,
  type HoldReason,
  type OutboxKind,
} from './entry'
import { RetryLaterError, sendEntry, type ReportSender, type SendContext } from './send-entry'
import { createStoredQueue, type OutboxStore } from './stored-queue'

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
  'id' | 'kind' | 'person' | 'title' | 'payload' | 'version' | 'base' | 'revision'
> {
  /** Queued revision that it continues; undefined if it was written without one. */
  readonly continues?: string | undefined
}

/** Queue of reports on this device. Their payloads are sent in order of queuing. */
export function createQueue(deps: QueueDeps) {
  const { store } = deps
  const queue = createStoredQueue(store)
  let running: Promise<void> | null = null
  /** True if an entry was queued while a run was ending. */
  let isSendRequested = false
  const refusals = new Map<string, unknown>()

  /**
   * Replaces the queued version of a report, and deletes the photos that were removed from it. A
   * request in flight finishes first.
   */
  async function put(report: ReportToQueue): Promise<void> {
    let removedPhotos: readonly string[] = []
    await queue.changeEntry(report.id, (before) => {
      const ids = new Set(report.payload.photos.map(({ id }) => id))
      removedPhotos = (before?.payload.photos ?? []).flatMap(({ id }) => (ids.has(id) ? [] : id))
      return toQueuedEntry(report, before, deps.now().toISOString())
    })
    refusals.delete(report.id)
    await deletePhotos(removedPhotos)
  }

  async function deletePhotos(ids: readonly string[]): Promise<void> {
    for (const id of ids) await store.deletePhoto(id).catch(() => {})
  }

  /**
   * Removes a sent report, unless a newer payload was queued. Its payload leaves the device before
   * its photos, so that nothing is lost in between.
   */
  async function finish(sent: OutboxEntry): Promise<void> {
    const photos = Object.keys(sent.acknowledged)
    const isComplete = await queue.completeEntry(
      {
        id: sent.id,
        kind: sent.kind,
        personId: sent.person.id,
        title: sent.title,
        photos: photos.length,
        since: sent.since,
        at: deps.now().toISOString(),
      },
      (entry) => entry.submitKey === undefined && dequal(entry.payload, sent.payload),
    )
    if (isComplete) await deletePhotos(photos)
  }

  async function sendOne(
    started: OutboxEntry,
    mustPhotosWait: SendContext['mustPhotosWait'],
  ): Promise<void> {
    const { id, kind } = started
    queue.setState({ sending: id })
    const getLatestEntry = () => {
      const entry = queue.findEntry(id)
      // The user deleted the report meanwhile: stop sending it.
      if (!entry) throw new RetryLaterError('It was deleted')
      return entry
    }
    const { entry, isDone } = await sendEntry(started, {
      sender: deps.getSender(kind),
      hash: deps.hash,
      getLatestEntry,
      mustPhotosWait,
      readPhoto: store.readPhoto,
      async storeChange(change) {
        let before = getLatestEntry()
        const next = await queue.changeEntry(id, () => {
          before = getLatestEntry()
          return {
            ...before,
            ...change,
            ...(change.inFlight && { inFlightRevision: before.revision }),
          }
        })
        if (next.version !== before.version)
          deps.onDelivered(next, before.inFlight ? before.inFlightRevision : before.revision)
        return next
      },
      toHoldReason: (error) => {
        const hold = deps.toHoldReason(error)
        if (hold) refusals.set(id, error)
        return hold
      },
    })
    if (isDone) await finish(entry)
  }

  async function sendAll(): Promise<void> {
    await queue.load()
    if (queue.read().entries.length === 0) return
    const person = await deps.fetchPersonId()
    if (person === null) return queue.setState({ pause: 'login' })
    queue.setState({ pause: null })
    const failures = new Map<string, unknown>()
    const listSendable = () =>
      queue
        .read()
        .entries.filter(
          (each) => each.hold === null && each.person.id === person && !failures.has(each.id),
        )
    const findUndelivered = () => listSendable().find(({ id }) => !isWaitingForPhotos(id))
    for (;;) {
      const next = findUndelivered() ?? listSendable()[0]
      if (!next) break
      try {
        await sendOne(next, () => {
          const undelivered = findUndelivered()
          return undelivered !== undefined && undelivered.id !== next.id
        })
      } catch (error) {
        if (deps.isUnauthenticated(error)) throw error
        failures.set(next.id, error)
        // Without a network the next report would fail too, and another user may have logged in.
        if ((await deps.fetchPersonId()) === person) continue
        isSendRequested = true
        return
      }
    }
    for (const error of failures.values()) throw error
  }

  /** True if the server has the report's payload. Its photos must not delay other reports. */
  function isWaitingForPhotos(id: string): boolean {
    const entry = queue.findEntry(id)
    return entry !== undefined && isPayloadDelivered(entry, entry.payload)
  }

  /**
   * Sends queued entries. One that fails does not block the next, unless the network or the session
   * is lost. Concurrent calls share one run.
   */
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
        if (!hadLock) await queue.load()
      } catch (error) {
        queue.setState({ pause: deps.isUnauthenticated(error) ? 'login' : 'network' })
      } finally {
        queue.setState({ sending: null })
      }
    }
  }

  return {
    read: queue.read,
    subscribe: queue.subscribe,
    load: queue.load,
    send,
    put,
    /** Queues a report and sends it. Resolves once the server has the payload; photos follow. */
    async deliver(report: ReportToQueue): Promise<DeliveryOutcome> {
      if (hasOtherRevision(report)) await send()
      // The form did not know the queued revision. That one is sent first, then this one conflicts
      // with it.
      if (hasOtherRevision(report)) return { status: 'conflict' }
      await put(report)
      await Promise.race([send(), waitForDelivery(report)])
      const remaining = queue.findEntry(report.id)
      if (remaining?.hold) return { status: 'refused', error: refusals.get(report.id) }
      return !remaining || isPayloadDelivered(remaining, report.payload)
        ? { status: 'delivered' }
        : { status: 'queued' }
    },
    /** Retries a held report. */
    async retry(id: string): Promise<void> {
      await queue.changeEntry(id, (entry) => (entry ? { ...entry, hold: null } : null))
      await send()
    },
    /** Deletes a queued report with its photos. */
    async deleteWithPhotos(id: string): Promise<void> {
      const entry = queue.findEntry(id)
      await queue.removeEntry(id)
      await deletePhotos(entry?.payload.photos.map((photo) => photo.id) ?? [])
    },
    /** Deletes a photo unless a queued report contains it: its next version deletes it then. */
    async deleteUnqueuedPhoto(id: string): Promise<void> {
      const hasPhoto = ({ payload }: OutboxEntry) => payload.photos.some((photo) => photo.id === id)
      if (!queue.read().entries.some(hasPhoto)) await deletePhotos([id])
    },
    /**
     * Submits a queued report once it is sent completely, with `key` as idempotency key unless a
     * submission is waiting. A later edit keeps it a draft.
     * @returns false if nothing is queued or the report is held
     */
    async submit(id: string, key: string): Promise<boolean> {
      const submitted = await queue.changeEntry(id, (entry) =>
        entry && !entry.hold ? { ...entry, submitKey: entry.submitKey ?? key } : null,
      )
      if (submitted) void send()
      return submitted !== null
    },
    /** Removes a report that its screen took over; its photos stay. */
    removeEntry: queue.removeEntry,
    clearSentReports: queue.clearSentReports,
  }

  /**
   * True if the queued revision is not the one that the report continues, as when two tabs edit it.
   */
  function hasOtherRevision({ id, continues }: ReportToQueue): boolean {
    const entry = queue.findEntry(id)
    return entry !== undefined && entry.hold === null && entry.revision !== continues
  }

  /** Resolves once the server has the payload, or the report left the queue. */
  function waitForDelivery({ id, payload }: ReportToQueue): Promise<void> {
    return new Promise((resolve) => {
      const stop = queue.subscribe(() => {
        const entry = queue.findEntry(id)
        if (entry && !isPayloadDelivered(entry, payload)) return
        stop()
        resolve()
      })
    })
  }
}

/** @param now ISO 8601 */
function toQueuedEntry(
  { id, kind, person, title, payload, version, base, revision }: ReportToQueue,
  before: OutboxEntry | undefined,
  now: string,
): OutboxEntry {
  const isPartlySent = before !== undefined && before.hold === null && before.remote !== null
  return {
    id,
    kind,
    person,
    title,
    payload,
    base,
    revision,
    hold: null,
    at: now,
    since: before?.since ?? now,
    // Only this tab knows the versions it has sent since the screen opened.
    version:
      isPartlySent || before?.inFlight
        ? before.version
        : getLatestVersion(version, before?.version ?? null),
    inFlight: before?.inFlight ?? null,
    inFlightRevision: before?.inFlightRevision,
    remote: isPartlySent ? before.remote : null,
    acknowledged: before?.acknowledged ?? {},
  }
}

const getLatestVersion = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

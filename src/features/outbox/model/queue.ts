import { isPayloadDelivered, type ReportPayload, type OutboxEntry } from './entry'
import { createQueueRunner, type QueueDeps } from './queue-runner'
import { createStoredQueue } from './stored-queue'

/** Result of a queued report. */
export type DeliveryOutcome =
  | { readonly status: 'delivered' }
  | { readonly status: 'conflict' }
  | { readonly status: 'queued' }
  | { readonly status: 'refused'; readonly error: unknown }

/** A report to queue. */
export interface ReportToQueue<Write extends ReportPayload = ReportPayload> extends Pick<
  OutboxEntry<Write>,
  'id' | 'kind' | 'person' | 'title' | 'payload' | 'version' | 'base' | 'payloadId'
> {
  /** Id of the queued payload that it continues; undefined if it was written without one. */
  readonly continuesPayloadId?: string | undefined
}

/** Queue of reports on this device. Their payloads are sent in order of queuing. */
export function createQueue(deps: QueueDeps) {
  const queue = createStoredQueue(deps.store)
  /** The error of each held report. */
  const refusals = new Map<string, unknown>()
  const { send } = createQueueRunner(queue, deps, (id, error) => refusals.set(id, error))

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
    await queue.deletePhotos(removedPhotos)
  }

  return {
    read: queue.read,
    subscribe: queue.subscribe,
    load: queue.load,
    send,
    put,
    /** Queues a report and sends it. Resolves once the server has the payload; photos follow. */
    async deliver(report: ReportToQueue): Promise<DeliveryOutcome> {
      if (hasOtherPayload(report)) await send()
      // The form did not know the queued payload. That one is sent first, then this one conflicts
      // with it.
      if (hasOtherPayload(report)) return { status: 'conflict' }
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
      await queue.deletePhotos(entry?.payload.photos.map((photo) => photo.id) ?? [])
    },
    /**
     * Deletes a photo unless a queued report contains it: its next version deletes it then. Keeps
     * it while the store cannot be read.
     */
    async deleteUnqueuedPhoto(id: string): Promise<void> {
      const hasPhoto = ({ payload }: OutboxEntry) => payload.photos.some((photo) => photo.id === id)
      const { entries, isLoaded } = queue.read()
      if (isLoaded && !entries.some(hasPhoto)) await queue.deletePhotos([id])
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
   * True if the queued payload is not the one that the report continues, as when two tabs edit it.
   */
  function hasOtherPayload({ id, continuesPayloadId }: ReportToQueue): boolean {
    const entry = queue.findEntry(id)
    return entry !== undefined && entry.hold === null && entry.payloadId !== continuesPayloadId
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

/**
 * Returns the entry that a report becomes, in place of its queued version.
 * @param now ISO 8601
 */
function toQueuedEntry(
  { id, kind, person, title, payload, version, base, payloadId }: ReportToQueue,
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
    payloadId,
    hold: null,
    at: now,
    since: before?.since ?? now,
    // Only this tab knows the versions it has sent since the screen opened.
    version:
      isPartlySent || before?.inFlight
        ? before.version
        : getLatestVersion(version, before?.version ?? null),
    inFlight: before?.inFlight ?? null,
    inFlightPayloadId: before?.inFlightPayloadId,
    remote: isPartlySent ? before.remote : null,
    acknowledged: before?.acknowledged ?? {},
  }
}

const getLatestVersion = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

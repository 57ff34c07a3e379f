import { dequal } from 'dequal/lite'
import { isPayloadDelivered, type OutboxEntry, type HoldReason, type OutboxKind } from './entry'
import { RetryLaterError, sendEntry, type ReportSender, type SendContext } from './send-entry'
import type { OutboxStore, StoredQueue } from './stored-queue'

/** Device and API of a queue. */
export interface QueueDeps {
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
  /** True if the error is an answer of the server. */
  readonly isAnswered: (error: unknown) => boolean
  readonly now: () => Date
  /** Runs in one tab at a time; returns false if another tab sends. */
  readonly withLock: (work: () => Promise<void>) => Promise<boolean>
  /**
   * Called when the server has part or all of a report.
   * @param payloadId of the received payload
   */
  readonly onDelivered: (entry: OutboxEntry, payloadId: string | undefined) => void
}

/**
 * Sends the entries of a queue, one run at a time.
 * @param onRefused called when the server's error holds a report back
 */
export function createQueueRunner(
  queue: StoredQueue,
  deps: QueueDeps,
  onRefused: (id: string, error: unknown) => void,
) {
  let running: Promise<void> | null = null
  /** True if an entry was queued while a run was ending. */
  let isSendRequested = false

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
        queue.setState({
          pause: deps.isUnauthenticated(error) ? 'login' : 'network',
          failure: { at: deps.now().toISOString(), isAnswered: deps.isAnswered(error) },
        })
      } finally {
        queue.setState({ sending: null })
      }
    }
  }

  async function sendAll(): Promise<void> {
    await queue.load()
    if (queue.read().entries.length === 0) return
    const person = await deps.fetchPersonId()
    if (person === null) return queue.setState({ pause: 'login' })
    queue.setState({ pause: null, failure: null })
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
      readPhoto: deps.store.readPhoto,
      async storeChange(change) {
        let before = getLatestEntry()
        const next = await queue.changeEntry(id, () => {
          before = getLatestEntry()
          return {
            ...before,
            ...change,
            ...(change.inFlight && { inFlightPayloadId: before.payloadId }),
          }
        })
        if (next.version !== before.version)
          deps.onDelivered(next, before.inFlight ? before.inFlightPayloadId : before.payloadId)
        return next
      },
      toHoldReason: (error) => {
        const hold = deps.toHoldReason(error)
        if (hold) onRefused(id, error)
        return hold
      },
    })
    if (isDone) await finish(entry)
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
    if (isComplete) await queue.deletePhotos(photos)
  }

  return { send }
}

import type { OutboxEntry, SentReport } from './entry'
import type { DevicePhoto } from './send-entry'

/** Storage of queued reports and photos. */
export interface OutboxStore {
  entries(): Promise<readonly OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(id: string): Promise<void>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  deletePhoto(id: string): Promise<void>
  sentReports(): Promise<readonly SentReport[]>
  /**
   * Moves an entry to the sent reports and rebases its draft on the sent version, in one
   * transaction.
   */
  complete(entry: OutboxEntry, sentReport: SentReport): Promise<void>
  removeSentReport(id: string): Promise<void>
}

/** Reason that nothing is sent now; null while sending, or if the queue is empty. */
export type PauseReason = 'network' | 'login' | null

/** A failed attempt to send, which is repeated automatically. */
export interface SendFailure {
  /** ISO 8601. */
  readonly at: string
  /** True if the server answered with an error, false if it was not reached. */
  readonly isAnswered: boolean
}

export interface QueueState {
  readonly entries: readonly OutboxEntry[]
  readonly sent: readonly SentReport[]
  /** Id of the entry in flight. */
  readonly sending: string | null
  readonly pause: PauseReason
  /** Last failed attempt; null if the last one succeeded or none was made. */
  readonly failure: SendFailure | null
  /** True once the stored entries are loaded. Nothing is sent, stored or deleted before. */
  readonly isLoaded: boolean
  /** True if the device's storage could not be read yet. */
  readonly isUnreadable: boolean
}

/** Milliseconds between attempts while reports are queued. */
export const SEND_INTERVAL_MS = 30_000

/** Maximum number of sent reports that are listed. */
const MAX_SENT_SHOWN = 20

export type StoredQueue = ReturnType<typeof createStoredQueue>

/** Creates the state of the queue, which is stored at each change of its entries. */
export function createStoredQueue(store: OutboxStore) {
  let state: QueueState = {
    entries: [],
    sent: [],
    sending: null,
    pause: null,
    failure: null,
    isLoaded: false,
    isUnreadable: false,
  }
  const listeners = new Set<() => void>()
  let lastChange: Promise<unknown> = Promise.resolve()

  const setState = (change: Partial<QueueState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Serializes changes of the store, so that a response never overwrites a newer payload. */
  function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = lastChange.then(work)
    lastChange = result.catch(() => {})
    return result
  }

  async function readStore(): Promise<void> {
    try {
      const [entries, sentReports] = await Promise.all([store.entries(), store.sentReports()])
      setState({
        entries: entries.toSorted((a, b) => a.since.localeCompare(b.since)),
        sent: sentReports.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_SENT_SHOWN),
        isLoaded: true,
        isUnreadable: false,
      })
    } catch (error) {
      setState({ isUnreadable: !state.isLoaded })
      throw error
    }
  }

  /**
   * Changes the store once its entries are known, so that no stored entry is overwritten.
   * @throws if the store cannot be read
   */
  const change = <Result>(work: () => Promise<Result>): Promise<Result> =>
    serialize(async () => {
      if (!state.isLoaded) await readStore()
      return work()
    })

  const findEntry = (id: string) => state.entries.find((each) => each.id === id)

  async function storeEntry(entry: OutboxEntry): Promise<void> {
    await store.put(entry)
    const isNew = !findEntry(entry.id)
    setState({
      entries: isNew
        ? [...state.entries, entry]
        : state.entries.map((each) => (each.id === entry.id ? entry : each)),
    })
  }

  return {
    read: () => state,
    setState,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads the store once pending changes are stored, so that no entry is missed. */
    load: (): Promise<void> => serialize(readStore),
    findEntry,
    /**
     * Stores an entry.
     * @param toEntry receives the queued entry of that id; undefined if none. If it returns null,
     *   the queue is unchanged.
     */
    changeEntry: <Entry extends OutboxEntry | null>(
      id: string,
      toEntry: (before: OutboxEntry | undefined) => Entry,
    ): Promise<Entry> =>
      change(async () => {
        const entry = toEntry(findEntry(id))
        if (entry) await storeEntry(entry)
        return entry
      }),
    removeEntry: (id: string): Promise<void> =>
      change(async () => {
        await store.remove(id)
        setState({ entries: state.entries.filter((each) => each.id !== id) })
      }),
    /**
     * Moves an entry to the sent reports.
     * @param canComplete receives the entry with the payload written meanwhile
     * @returns false if the entry was removed, or if it must stay queued
     */
    completeEntry: (
      sentReport: SentReport,
      canComplete: (entry: OutboxEntry) => boolean,
    ): Promise<boolean> =>
      change(async () => {
        const { id } = sentReport
        const entry = findEntry(id)
        if (!entry || !canComplete(entry)) return false
        await store.complete(entry, sentReport)
        setState({
          entries: state.entries.filter((each) => each.id !== id),
          sent: [sentReport, ...state.sent.filter((each) => each.id !== id)].slice(
            0,
            MAX_SENT_SHOWN,
          ),
        })
        return true
      }),
    /** A photo that cannot be deleted stays. */
    async deletePhotos(ids: readonly string[]): Promise<void> {
      for (const id of ids) await store.deletePhoto(id).catch(() => {})
    },
    /** Removes all reports from the list of sent reports. */
    async clearSentReports(): Promise<void> {
      const { sent } = state
      setState({ sent: [] })
      for (const { id } of sent) await store.removeSentReport(id)
    },
  }
}

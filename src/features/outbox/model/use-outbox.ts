import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry'
import { getOutbox, type Outbox } from './outbox'
import type { QueueState } from './stored-queue'
import { DAY_MS } from '@domain/calendar'

/** Share of the quota from which the device is called nearly full. */
const NEARLY_FULL_SHARE = 0.8

/** Returns the used share of the storage quota, from 0 to 1; null if the browser does not tell. */
export async function readUsedShare(
  storage: Pick<StorageManager, 'estimate'> | undefined = globalThis.navigator.storage,
): Promise<number | null> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return usage !== undefined && quota ? usage / quota : null
}

export const isNearlyFull = (share: number | null): boolean =>
  share !== null && share >= NEARLY_FULL_SHARE

/** The outbox and its state. */
export function useOutbox(): { readonly outbox: Outbox; readonly state: QueueState } {
  const outbox = getOutbox(useQueryClient())
  return { outbox, state: useSyncExternalStore(outbox.subscribe, outbox.read) }
}

/**
 * Queued entry of a report; null if not queued. Undefined until entries and drafts are loaded, also
 * for a new report without an id.
 */
export function useOutboxEntry(id: string | undefined): OutboxEntry | null | undefined {
  const { isLoaded, entries } = useOutbox().state
  return isLoaded ? (entries.find((entry) => entry.id === id) ?? null) : undefined
}

/** True if the device's storage could not be read yet. */
export const useIsOutboxUnreadable = (): boolean => useOutbox().state.isUnreadable

/** Age in milliseconds after which an entry is called old. */
const OLD_AFTER_MS = DAY_MS
const CHECK_INTERVAL_MS = 60_000

/** True if an entry is older than a day; checked every minute. */
export function useHasOldEntry(entries: readonly OutboxEntry[]): boolean {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(rerender, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return entries.some(({ since }) => isOld(since, new Date()))
}

export const isOld = (since: string, now: Date): boolean =>
  now.getTime() - new Date(since).getTime() >= OLD_AFTER_MS

/** True if the device's storage is nearly full; checked on each change of the queue. */
export function useIsNearlyFull(changed: unknown): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    let isMounted = true
    void readUsedShare().then((share) => isMounted && setFull(isNearlyFull(share)))
    return () => {
      isMounted = false
    }
  }, [changed])
  return isFull
}

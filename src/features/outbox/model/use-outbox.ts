import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { isNearlyFull, readUsedShare } from '../lib/storage-usage'
import type { OutboxEntry } from './entry'
import { getOutbox, type Outbox } from './outbox'
import type { QueueState } from './queue'

/** The outbox and how it stands. */
export function useOutbox(): { readonly outbox: Outbox; readonly state: QueueState } {
  const outbox = getOutbox(useQueryClient())
  return { outbox, state: useSyncExternalStore(outbox.subscribe, outbox.read) }
}

/** A report that waits on this device; null where it does not, undefined until that is known. */
export function useOutboxEntry(id: string | undefined): OutboxEntry | null | undefined {
  const { isLoaded, entries } = useOutbox().state
  if (id === undefined) return null
  return isLoaded ? (entries.find((entry) => entry.id === id) ?? null) : undefined
}

/** Milliseconds after which what waits is called old. */
const OLD_AFTER_MS = 24 * 3_600_000
const CHECK_INTERVAL_MS = 60_000

/** Whether something has waited for a day; looked at again every minute. */
export function useHasOldEntry(entries: readonly OutboxEntry[]): boolean {
  const [, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return entries.some(({ since }) => isOld(since, new Date()))
}

export const isOld = (since: string, now: Date): boolean =>
  now.getTime() - new Date(since).getTime() >= OLD_AFTER_MS

/** Whether the device has little room left; asked again with each change of what waits. */
export function useIsNearlyFull(changed: unknown): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    let isHere = true
    void readUsedShare().then((share) => isHere && setFull(isNearlyFull(share)))
    return () => {
      isHere = false
    }
  }, [changed])
  return isFull
}

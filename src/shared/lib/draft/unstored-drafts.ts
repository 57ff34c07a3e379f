/** Storage keys of this tab's drafts whose last write failed, as on a full device. */
const unstoredKeys = new Set<string>()
const listeners = new Set<() => void>()

export const isStoredAt = (storageKey: string): boolean => !unstoredKeys.has(storageKey)

export const countUnstoredDrafts = (): number => unstoredKeys.size

/** Records the outcome of a write. A removed draft counts as stored. */
export function markDraft(storageKey: string, outcome: 'stored' | 'unstored'): void {
  if (isStoredAt(storageKey) === (outcome === 'stored')) return
  if (outcome === 'stored') unstoredKeys.delete(storageKey)
  else unstoredKeys.add(storageKey)
  for (const listener of listeners) listener()
}

/**
 * Calls back when a draft cannot be stored, and when it can be again. Returns the unsubscribe
 * function.
 */
export function subscribeToUnstoredDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

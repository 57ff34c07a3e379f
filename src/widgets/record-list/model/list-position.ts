/** Scroll position in CSS pixels and active row of a list. */
export interface ListPosition {
  readonly top: number
  readonly active: number
}

const positions = new Map<string, ListPosition>()
const MAX_POSITIONS = 20

/** Returns the position stored for a history entry, so that Back restores it. */
export function getListPosition(key: string): ListPosition | undefined {
  return positions.get(key)
}

/**
 * Stores a position until the tab is closed, for the last few lists. Ignores an empty `key` (no
 * history entry).
 */
export function saveListPosition(key: string, position: ListPosition): void {
  if (key === '') return
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest)
}

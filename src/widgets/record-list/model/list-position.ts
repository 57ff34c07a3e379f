/** Where a reader was in a list: scrolled to (CSS pixels), and on which row. */
export type ListPosition = { readonly top: number; readonly active: number }

const positions = new Map<string, ListPosition>()
const maxPositions = 20

/** Where the reader was at this entry of the browser's history, so that Back leads to the same rows. */
export function getListPosition(key: string): ListPosition | undefined {
  return positions.get(key)
}

/** Keeps a place until the tab is closed, for the last few lists. Without a history entry (`key` is empty) nothing is kept. */
export function saveListPosition(key: string, place: ListPosition): void {
  if (key === '') return
  positions.delete(key)
  positions.set(key, place)
  const [oldest] = positions.keys()
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
}

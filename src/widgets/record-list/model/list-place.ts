/** Where a reader was in a list: scrolled to (CSS pixels), and on which row. */
export type ListPlace = { readonly top: number; readonly active: number }

const places = new Map<string, ListPlace>()
const mostPlaces = 20

/** Where the reader was at this entry of the browser's history, so that Back leads to the same rows. */
export function placeOf(key: string): ListPlace | undefined {
  return places.get(key)
}

/** Keeps a place until the tab is closed, for the last few lists. Without a history entry (`key` is empty) nothing is kept. */
export function rememberPlace(key: string, place: ListPlace): void {
  if (key === '') return
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

/** Returns a seal number in its stored form. */
export const normalizeSeal = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** First difference between two readings of a seal. */
interface SealMismatch {
  /** 1-based position of the character. */
  readonly at: number
  /** Character of the first reading; empty if the first reading is shorter. */
  readonly first: string
  readonly again: string
}

/** Returns the first difference; null if the readings are equal or one is empty. */
export function findSealMismatch(first: string, again: string): SealMismatch | null {
  const [one, two] = [normalizeSeal(first), normalizeSeal(again)]
  if (one === '' || two === '' || one === two) return null
  const apart = [...one].findIndex((sign, i) => sign !== two[i])
  const place = apart === -1 ? one.length : apart
  return { at: place + 1, first: one[place] ?? '', again: two[place] ?? '' }
}

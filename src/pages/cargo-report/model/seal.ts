/** A seal as it is kept: large letters, as they stand on it. */
export const normalizeSeal = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** Where two readings of a seal part. */
interface SealMismatch {
  /** The sign, from 1 on. */
  readonly at: number
  /** What the first reading has there; nothing where it ends before. */
  readonly first: string
  readonly again: string
}

/** Where two readings of a seal part; null while they are the same or one is missing. */
export function findSealMismatch(first: string, again: string): SealMismatch | null {
  const [one, two] = [normalizeSeal(first), normalizeSeal(again)]
  if (one === '' || two === '' || one === two) return null
  const apart = [...one].findIndex((sign, i) => sign !== two[i])
  const place = apart === -1 ? one.length : apart
  return { at: place + 1, first: one[place] ?? '', again: two[place] ?? '' }
}

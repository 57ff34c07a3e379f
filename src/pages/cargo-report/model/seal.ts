/** Returns a seal number in its stored form. */
export const normalizeSeal = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** First difference between two readings of a seal. */
interface SealMismatch {
  /** 1-based position of the character. */
  readonly at: number
  /** Character of the first reading; empty if the first reading is shorter. */
  readonly first: string
  readonly second: string
}

/** Returns the first difference; null if the readings are equal or one is empty. */
export function findSealMismatch(first: string, second: string): SealMismatch | null {
  const [a, b] = [normalizeSeal(first), normalizeSeal(second)]
  if (a === '' || b === '' || a === b) return null
  const mismatchIndex = [...a].findIndex((sign, i) => sign !== b[i])
  const place = mismatchIndex === -1 ? a.length : mismatchIndex
  return { at: place + 1, first: a[place] ?? '', second: b[place] ?? '' }
}

/** Keys that a hand scanner has typed so far. */
export interface ScannerKeys {
  readonly text: string
  /** Time of the last key, in milliseconds. */
  readonly at: number
}

export const NO_KEYS: ScannerKeys = { text: '', at: 0 }

/** Longest pause between two keys of a scanner; a person types more slowly. */
const MAX_PAUSE_MS = 60
const MIN_LENGTH = 3

interface Press {
  readonly key: string
  readonly at: number
}

/** Adds a key. A slow key starts a new text, and Enter completes a text of three characters. */
export function pressScannerKey(
  keys: ScannerKeys,
  { key, at }: Press,
): { readonly keys: ScannerKeys; readonly code: string | null } {
  const text = at - keys.at > MAX_PAUSE_MS ? '' : keys.text
  if (key === 'Enter') return { keys: NO_KEYS, code: text.length >= MIN_LENGTH ? text : null }
  // Shift precedes each capital.
  return { keys: { text: key.length === 1 ? text + key : text, at }, code: null }
}

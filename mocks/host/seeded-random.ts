import type { RandomBytes } from '@backend/app-context'

/** Bytes that look random and are the same every time (xorshift32); for worlds that must repeat, never for secrets that matter. */
export function createSeededRandom(seed: number): RandomBytes {
  let state = seed | 0 || 1
  return (length) =>
    Uint8Array.from({ length }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state & 0xff
    })
}

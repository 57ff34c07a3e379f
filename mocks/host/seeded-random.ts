import type { RandomBytes } from '@backend/app-context'

/**
 * Creates reproducible random bytes (xorshift32) for repeatable worlds. Never use it for secrets.
 */
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

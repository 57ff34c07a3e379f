import { describe, expect, it } from 'vitest'
import { NO_KEYS, pressScannerKey } from './scanner-keys'

/** Returns the completed texts of keys that follow each other by a pause in milliseconds. */
function typeKeys(keys: readonly string[], pause: number): string[] {
  let state = NO_KEYS
  return keys.flatMap((key, i) => {
    const { keys: next, code } = pressScannerKey(state, { key, at: 1000 + i * pause })
    state = next
    return code ?? []
  })
}

describe('a hand scanner that types', () => {
  it('is a burst of keys that ends in Enter', () =>
    expect(
      typeKeys(['Shift', 'K', '-', '0', '3', '1', 'Enter', '4', '1', '2', 'Enter'], 8),
    ).toEqual(['K-031', '412']))

  it('is not a person who types slowly', () =>
    expect(typeKeys(['4', '1', '2', 'Enter'], 150)).toEqual([]))

  it('types three characters or more', () => expect(typeKeys(['4', '1', 'Enter'], 8)).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import { readContract } from './read-contract'

/** Returns the keys with a space of an object and of all objects within it. */
const findKeysWithSpace = (node: unknown): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => [
        ...(key.includes(' ') ? [key] : []),
        ...findKeysWithSpace(value),
      ])
    : []

describe('the contract', () => {
  // In a flow mapping, a comma in a description begins another key.
  it('has no key with a space', async () => {
    expect(findKeysWithSpace(await readContract())).toEqual([])
  })
})

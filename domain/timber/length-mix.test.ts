import { describe, expect, it } from 'vitest'
import { acceptsLengths, canHoldLengths, listSearchedLengths, type LengthMix } from './length-mix'
import { createRange, createSeveral } from './length-samples'

describe('accepting lengths', () => {
  const fixed = (length_mm: number | null) => ({ length_mm })
  const mixed = (lengths: LengthMix) => ({ length_mm: null, lengths })

  it.each([
    ['a range', mixed(createRange(3000, 5400)), fixed(4200), true],
    ['a range', mixed(createRange(3000, 5400)), fixed(5700), false],
    ['a range', mixed(createRange(3000, 5400)), mixed(createRange(3600, 4800)), true],
    [
      'a range',
      mixed(createRange(3000, 5400)),
      mixed(createSeveral({ 3900: null, 6000: null })),
      false,
    ],
    ['several', mixed(createSeveral({ 3900: null, 4200: null })), fixed(4200), true],
    ['several', mixed(createSeveral({ 3900: null, 4200: null })), fixed(4000), false],
    [
      'several',
      mixed(createSeveral({ 3900: null, 4200: null })),
      mixed(createRange(3900, 4200)),
      false,
    ],
    ['one length', fixed(4200), mixed(createRange(3000, 5400)), false],
    ['an unknown length', fixed(null), fixed(null), true],
    ['an unknown length', fixed(null), fixed(4200), false],
  ])('%s ordered as %j accepts %j: %s', (_, wanted, offered, isAccepted) => {
    expect(acceptsLengths(wanted, offered)).toBe(isAccepted)
  })

  it('a product of fixed section holds any lengths, one of a range those in it', () => {
    expect(canHoldLengths(fixed(null), createRange(3000, 5400))).toBe(true)
    expect(canHoldLengths(fixed(4800), createRange(3000, 5400))).toBe(false)
    expect(
      canHoldLengths(mixed(createRange(3000, 5400)), createSeveral({ 3900: null, 4200: null })),
    ).toBe(true)
    expect(
      canHoldLengths(mixed(createRange(3000, 4000)), createSeveral({ 3900: null, 4200: null })),
    ).toBe(false)
  })

  it('a search finds a range by each decimetre in it', () => {
    expect(listSearchedLengths(mixed(createRange(3950, 4200)))).toEqual([3950, 4000, 4100, 4200])
    expect(listSearchedLengths(mixed(createRange(3000, 12_000)))).toEqual([3000, 12_000])
    expect(listSearchedLengths(fixed(4200))).toEqual([4200])
  })
})

import { describe, expect, it } from 'vitest'
import { shareRounding, toListedLitres } from './rounding'

/** Packs whose roundings cancel out. */
const list = (listed_l: number, listed_packs: number, smallest_pack_l: number) => ({
  ...{ listed_l, measured_l: listed_l, listed_packs, smallest_pack_l },
})
const allListed = list(10_004, 24, 416)
const noneListed = list(0, 0, 0)
const part = (litres: number, claimed = 0, named = 0, excess = 0) => ({
  ...{ litres, claimed, named, excess },
})

it('a line is as much as its packs if they are all of it, but for half a litre each', () => {
  expect(toListedLitres(10_000, allListed)).toBe(10_004)
  expect(toListedLitres(10_016, allListed)).toBe(10_004)
  expect(toListedLitres(10_017, allListed)).toBe(10_017)
  expect(toListedLitres(10_000, list(5_002, 12, 416))).toBe(10_000)
  expect(toListedLitres(10_000, noneListed)).toBe(10_000)
})

it('a line is not as much as its packs while a pack is missing, however long the list is', () => {
  const packs = list(443_556, 999, 444)
  expect(toListedLitres(444_000, packs)).toBe(444_000)
  expect(toListedLitres(443_556 - 444, packs)).toBe(443_112)
  expect(toListedLitres(443_600, list(443_700, 1_000, 444))).toBe(443_700)
  // Nine of ten short parts of four litres.
  const parts = list(36, 9, 4)
  expect(toListedLitres(40, parts)).toBe(40)
  expect(toListedLitres(38, parts)).toBe(36)
  expect(toListedLitres(9_004, list(9_003, 9, 1))).toBe(9_004)
})

it('a line is as much as its packs if their pieces are all of it, however they are rounded', () => {
  // 1,000 packs of 444.4 litres, of which one is missing at first.
  const missing = { ...list(443_556, 999, 444), measured_l: 443_956 }
  expect(toListedLitres(444_400, missing)).toBe(444_400)
  const packs = { ...list(444_000, 1_000, 444), measured_l: 444_400 }
  expect(toListedLitres(444_400, packs)).toBe(444_000)
  // Twelve packs of 641.6 litres, of which one gave a part of four litres.
  const withPart = { ...list(7_705, 13, 4), measured_l: 7_699 }
  expect(toListedLitres(7_699, withPart)).toBe(7_705)
})

describe('the allocations of a listed line', () => {
  const share = (
    parts: ReturnType<typeof part>[],
    stocked = 0,
    listed = allListed,
    before = allListed,
  ) => shareRounding(toListedLitres(10_000, listed), listed, stocked, parts, before)

  it('add up to its packs, the last one with the rest of the rounding', () => {
    expect(share([part(10_000)])).toEqual([10_004])
    expect(share([part(5_000), part(5_000)])).toEqual([5_000, 5_004])
    expect(share([part(5_000), part(5_000)], 0, list(9_993, 24, 416))).toEqual([5_000, 4_993])
  })

  it('have the packs that their loads name, at the cost of those that are not in cargo', () => {
    expect(share([part(5_000, 5_006, 12), part(5_000)])).toEqual([5_006, 4_998])
    expect(share([part(5_000), part(5_000, 5_006, 12)])).toEqual([4_998, 5_006])
    expect(share([part(5_000, 5_001, 12), part(5_004, 5_003, 12)])).toEqual([5_001, 5_003])
  })

  it('have all that the rounding of each pack added, with a short part on the list too', () => {
    // 24 packs of 416.9 litres, and a part of four litres.
    const packs = { ...list(10_010, 25, 4), measured_l: 10_000 }
    expect(share([part(10_000)], 0, packs, noneListed)).toEqual([10_010])
    expect(share([part(5_000, 5_006, 12, 4.8), part(5_000)], 0, packs, packs)).toEqual([
      5_006, 5_004,
    ])
    expect(share([part(5_000, 5_008, 12, 4.8), part(5_000)], 0, packs, packs)).toEqual([
      5_000, 5_010,
    ])
    // The line is its entered amount again after the part is removed.
    expect(share([part(10_010)], 0, noneListed, packs)).toEqual([10_000])
  })

  it('give way to packs in stock by the rounding', () => {
    expect(share([part(5_000)], 5_006)).toEqual([4_998])
    expect(share([part(5_000, 5_000)], 5_006)).toEqual([5_000])
  })

  it('give the rounding back when a pack is no longer listed', () => {
    const one = list(9_587, 23, 416)
    expect(share([part(10_004)], 0, one)).toEqual([10_000])
    expect(share([part(5_000), part(5_004, 5_002)], 0, noneListed)).toEqual([4_998, 5_002])
  })

  it('stay as they are if more than rounding is free', () => {
    expect(share([part(5_000)])).toEqual([5_000])
    expect(share([part(5_000, 5_007, 12), part(5_000)])).toEqual([5_000, 5_004])
    const half = list(5_002, 12, 416)
    expect(share([part(9_996)], 0, half)).toEqual([9_996])
  })

  it('stay as they are if they exceed the line by more than rounding', () => {
    expect(share([part(5_000), part(5_028)])).toEqual([5_000, 5_004])
    expect(share([part(5_000), part(5_029)])).toEqual([5_000, 5_029])
    expect(share([part(5_000)], 5_400)).toEqual([5_000])
    expect(share([part(10_004)], 0, noneListed, noneListed)).toEqual([10_004])
    // The packs that a load names still count.
    expect(share([part(5_000, 5_006, 12), part(5_029)])).toEqual([5_006, 5_029])
    // Packs of two litres are short of the rounding of a whole list.
    const short = list(10_004, 5_002, 2)
    expect(share([part(5_000, 5_002, 12), part(5_000)], 0, short, short)).toEqual([5_000, 5_000])
  })
})

import { describe, expect, it } from 'vitest'
import { shareRounding, toListedLitres } from './rounding'

const allListed = { listed_l: 10_004, listed_packs: 24, smallest_pack_l: 416 }
const noneListed = { listed_l: 0, listed_packs: 0, smallest_pack_l: 0 }
const part = (litres: number, claimed = 0, named = 0) => ({ litres, claimed, named })

it('a line is as much as its packs if they are all of it, but for half a litre each', () => {
  expect(toListedLitres(10_000, allListed)).toBe(10_004)
  expect(toListedLitres(10_016, allListed)).toBe(10_004)
  expect(toListedLitres(10_017, allListed)).toBe(10_017)
  expect(toListedLitres(10_000, { ...allListed, listed_l: 5_002, listed_packs: 12 })).toBe(10_000)
  expect(toListedLitres(10_000, noneListed)).toBe(10_000)
})

it('a line is not as much as its packs while a pack is missing, however long the list is', () => {
  const packs = { listed_l: 443_556, listed_packs: 999, smallest_pack_l: 444 }
  expect(toListedLitres(444_000, packs)).toBe(444_000)
  expect(toListedLitres(443_556 - 444, packs)).toBe(443_112)
  expect(toListedLitres(443_600, { ...packs, listed_l: 443_700, listed_packs: 1_000 })).toBe(
    443_700,
  )
  // Nine of ten short parts of four litres.
  const parts = { listed_l: 36, listed_packs: 9, smallest_pack_l: 4 }
  expect(toListedLitres(40, parts)).toBe(40)
  expect(toListedLitres(38, parts)).toBe(36)
  expect(toListedLitres(9_004, { listed_l: 9_003, listed_packs: 9, smallest_pack_l: 1 })).toBe(
    9_004,
  )
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
    expect(share([part(5_000), part(5_000)], 0, { ...allListed, listed_l: 9_993 })).toEqual([
      5_000, 4_993,
    ])
  })

  it('have the packs that their loads name, at the cost of those that are not in cargo', () => {
    expect(share([part(5_000, 5_006, 12), part(5_000)])).toEqual([5_006, 4_998])
    expect(share([part(5_000), part(5_000, 5_006, 12)])).toEqual([4_998, 5_006])
    expect(share([part(5_000, 5_001, 12), part(5_004, 5_003, 12)])).toEqual([5_001, 5_003])
  })

  it('give way to packs in stock by the rounding', () => {
    expect(share([part(5_000)], 5_006)).toEqual([4_998])
    expect(share([part(5_000, 5_000)], 5_006)).toEqual([5_000])
  })

  it('give the rounding back when a pack is no longer listed', () => {
    const one = { ...allListed, listed_l: 9_587, listed_packs: 23 }
    expect(share([part(10_004)], 0, one)).toEqual([10_000])
    expect(share([part(5_000), part(5_004, 5_002)], 0, noneListed)).toEqual([4_998, 5_002])
  })

  it('stay as they are if more than rounding is free', () => {
    expect(share([part(5_000)])).toEqual([5_000])
    expect(share([part(5_000, 5_007, 12), part(5_000)])).toEqual([5_000, 5_004])
    const half = { ...allListed, listed_l: 5_002, listed_packs: 12 }
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
    const short = { listed_l: 10_004, listed_packs: 5_002, smallest_pack_l: 2 }
    expect(share([part(5_000, 5_002, 12), part(5_000)], 0, short, short)).toEqual([5_000, 5_000])
  })
})

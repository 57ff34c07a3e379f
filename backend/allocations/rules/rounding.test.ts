import { describe, expect, it } from 'vitest'
import { shareRounding, toListedLitres } from './rounding'

const allListed = { listed_l: 10_004, listed_packs: 24 }
const part = (litres: number, claimed = 0, named = 0) => ({ litres, claimed, named })

it('a line is as much as its packs if they are all of it, but for half a litre each', () => {
  expect(toListedLitres(10_000, allListed)).toBe(10_004)
  expect(toListedLitres(10_016, allListed)).toBe(10_004)
  expect(toListedLitres(10_017, allListed)).toBe(10_017)
  expect(toListedLitres(10_000, { listed_l: 5_002, listed_packs: 12 })).toBe(10_000)
  expect(toListedLitres(10_000, { listed_l: 0, listed_packs: 0 })).toBe(10_000)
})

describe('the allocations of a listed line', () => {
  const share = (parts: ReturnType<typeof part>[], stocked = 0, listed = allListed) =>
    shareRounding(toListedLitres(10_000, listed), listed, stocked, parts)

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
    expect(share([part(10_004)], 0, { listed_l: 9_587, listed_packs: 23 })).toEqual([10_000])
    expect(share([part(5_000), part(5_004, 5_002)], 0, { listed_l: 0, listed_packs: 0 })).toEqual([
      4_998, 5_002,
    ])
  })

  it('stay as they are if more than rounding is free', () => {
    expect(share([part(5_000)])).toEqual([5_000])
    expect(share([part(5_000, 5_007, 12), part(5_000)])).toEqual([5_000, 5_004])
    expect(share([part(9_996)], 0, { listed_l: 5_002, listed_packs: 12 })).toEqual([9_996])
  })
})

import { describe, expect, it } from 'vitest'
import {
  isSumOfPacks,
  shareBeforeCut,
  shareRounding,
  toExactLitres,
  toListedLitres,
} from './rounding'

/** Packs whose roundings cancel out. */
const list = (listed_l: number, listed_packs: number, smallest_pack_l: number) => ({
  listed_l,
  measured_l: listed_l,
  listed_packs,
  smallest_pack_l,
})
const allListed = list(10_004, 24, 416)
const noneListed = list(0, 0, 0)
const noWood = { litres: 0, exact: 0 }
/**
 * Creates a part of a load.
 * @param packed rounded litres of its packed wood, which exceed the exact ones by `excess`
 */
const part = (litres: number, packed = 0, namedPackCount = 0, exact = litres, excess = 0) => ({
  ...{ litres, exact, namedPackCount },
  packed: { litres: packed, exact: packed - excess },
})

it('a line is as much as its packs if they differ from it by half a litre each at most', () => {
  expect(toListedLitres(10_000, allListed)).toBe(10_004)
  expect(toListedLitres(10_016, allListed)).toBe(10_004)
  expect(toListedLitres(10_017, allListed)).toBe(10_017)
  expect(toListedLitres(9_992, allListed)).toBe(10_004)
  expect(toListedLitres(9_991, allListed)).toBe(9_991)
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

it('a line stays the sum of its packs if the mill wrote that sum', () => {
  const packs = { ...list(444_000, 1_000, 444), measured_l: 444_400 }
  expect([444_000, 444_400].map((line) => isSumOfPacks(line, packs))).toEqual([true, false])
  expect(shareRounding(444_000, packs, noWood, [part(399_600), part(44_400)])).toEqual([
    399_600, 44_400,
  ])
})

it('allocations that are set on a listed line have the rounding of its packs in their litres', () => {
  const packs = { ...list(444_000, 1_000, 444), measured_l: 444_400 }
  const toExact = (line: number, parts: ReturnType<typeof part>[], stocked = noWood) =>
    toExactLitres(line, packs, stocked, parts)
  expect(toExact(444_400, [part(399_600), part(44_400)])).toEqual([399_960, 44_440])
  expect(toExact(444_400, [part(44_400, 44_400, 100, 0, -40)])).toEqual([44_440])
  expect(toExact(444_400, [part(1_332)], { litres: 442_668, exact: 443_066.8 })).toEqual([1_333])
  expect(toExact(444_000, [part(44_400)])).toEqual([44_400])
  expect(toExact(900_000, [part(44_400)])).toEqual([44_400])
  expect(toExact(0, [part(44_400)])).toEqual([44_400])
})

it('open wood has the rounding of the whole list if it is more than the rest of the line', () => {
  // A canceled deal has cargo under way, and more that is planned. The rest are 10 litres.
  const parts = [part(222_000, 443_990, 0, 0, 9), part(5_000)]
  expect(toExactLitres(444_000, list(444_000, 1_000, 444), noWood, parts)).toEqual([221_995, 5_000])
  const packs = { ...list(444_000, 1_000, 444), measured_l: 444_400 }
  expect(
    toExactLitres(444_400, packs, noWood, [part(443_990, 443_990, 0, 0, -395), part(4_440)]),
  ).toEqual([444_385, 4_444])
})

it('a cut of a listed line takes wood alone, and no rounding', () => {
  const cut = (line: number, parts: ReturnType<typeof part>[], listed = allListed) =>
    shareBeforeCut(line, listed, noWood, parts)
  // A line that is as much as its packs is not cut.
  expect(cut(10_000, [part(10_000)], list(9_992, 24, 416))).toEqual([9_992])
  // The rounding that an allocation has is not lost with 20 litres of wood.
  expect(cut(9_980, [part(10_004, 0, 0, 10_000)])).toEqual([10_000])
  expect(cut(10_000, [part(6_000), part(6_000)], list(9_992, 24, 416))).toEqual([5_995, 5_995])
  expect(cut(10_000, [part(6_000, 5_006, 12, 6_000, 6), part(6_000)])).toEqual([6_006, 6_002])
})

describe('the allocations of a listed line', () => {
  const share = (parts: ReturnType<typeof part>[], stocked = 0, listed = allListed) =>
    shareRounding(10_000, listed, { litres: stocked, exact: stocked }, parts)

  it('add up to its packs, each with its part of the rounding', () => {
    expect(share([part(10_000)])).toEqual([10_004])
    expect(share([part(5_000), part(5_000)])).toEqual([5_002, 5_002])
    expect(share([part(7_500), part(2_500)], 0, list(9_992, 24, 416))).toEqual([7_494, 2_498])
  })

  it('have the packs that their loads name, at the cost of those that are not in cargo', () => {
    expect(share([part(5_000, 5_006, 12), part(5_000)])).toEqual([5_006, 4_998])
    expect(share([part(5_000), part(5_000, 5_006, 12)])).toEqual([4_998, 5_006])
    expect(share([part(5_000, 5_001, 12), part(5_004, 5_003, 12, 5_000)])).toEqual([5_001, 5_003])
  })

  it('have all that the rounding of each pack added, with a short part on the list too', () => {
    // 24 packs of 416.9 litres, and a part of four litres.
    const packs = { ...list(10_010, 25, 4), measured_l: 10_000 }
    expect(share([part(10_000)], 0, packs)).toEqual([10_010])
    expect(share([part(5_000, 5_006, 12, 5_000, 4.8), part(5_000)], 0, packs)).toEqual([
      5_006, 5_004,
    ])
    expect(share([part(5_000, 5_008, 12, 5_000, 4.8), part(5_000)], 0, packs)).toEqual([
      5_000, 5_010,
    ])
    // The line is its entered amount again after the part is removed.
    expect(share([part(10_010, 0, 0, 10_000)], 0, noneListed)).toEqual([10_000])
  })

  it('give way to packs in stock by the rounding', () => {
    expect(share([part(5_000)], 5_006)).toEqual([4_998])
    expect(share([part(5_000, 5_000)], 5_006)).toEqual([5_000])
  })

  it('give the rounding back when a pack is no longer listed', () => {
    const one = list(9_587, 23, 416)
    expect(share([part(10_004, 0, 0, 10_000)], 0, one)).toEqual([10_000])
    expect(share([part(5_002, 0, 0, 5_000), part(5_002, 5_002, 12, 5_000)], 0, noneListed)).toEqual(
      [4_998, 5_002],
    )
  })

  it('have the whole line, though each was rounded to litres before', () => {
    const packs = { ...list(1_000, 2, 499), measured_l: 1_002 }
    const quarter = part(250)
    const exacts = toExactLitres(1_002, packs, noWood, [quarter, quarter, quarter, quarter])
    expect(exacts).toEqual([251, 251, 251, 251])
    const parts = exacts.map((exact) => part(250, 0, 0, exact))
    const shares = shareRounding(1_002, noneListed, noWood, parts)
    expect(shares.reduce((sum, litres) => sum + litres)).toBe(1_002)
  })

  it('leave wood that is not allocated to the line', () => {
    expect(share([part(5_000)])).toEqual([5_002])
    expect(share([part(9_996)], 0, list(5_002, 12, 416))).toEqual([9_996])
    expect(share([part(9_996)], 0, list(5_002, 12, 2))).toEqual([9_996])
  })

  it('keep a litre that the packs leave no room for', () => {
    expect(share([part(9_999, 9_999), part(1)], 0, list(9_999, 24, 416))).toEqual([9_999, 1])
  })

  it('stay as they are if they exceed the line by more than rounding', () => {
    expect(share([part(5_000), part(5_012)])).toEqual([4_996, 5_008])
    expect(share([part(5_000), part(5_013)])).toEqual([5_000, 5_013])
    expect(share([part(5_000)], 5_400)).toEqual([5_000])
    expect(share([part(10_004)], 0, noneListed)).toEqual([10_004])
    // The packs that a load names still count.
    expect(share([part(5_000, 5_006, 12), part(5_029)])).toEqual([5_006, 5_029])
    // Packs of two litres are short of the rounding of a whole list.
    const short = list(10_004, 5_002, 2)
    expect(share([part(5_000, 5_002, 12), part(5_000)], 0, short)).toEqual([5_000, 5_000])
  })
})

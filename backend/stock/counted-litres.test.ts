import { expect, it } from 'vitest'
import { toJson } from '../db/rows'
import { BOARD } from '../wood-lines/samples'
import { computeCountedLitres, computeLotsRounding } from './counted-litres'

/** 50 × 150 mm of random lengths, whose average nobody knows. */
const RANDOM = {
  ...BOARD,
  length_mm: null,
  lengths: { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm: null },
}
const tally = toJson([
  { length_mm: 3300, pcs: 1 },
  { length_mm: 4500, pcs: 2 },
])
/** 12.3 m are 92.25 litres. */
const listed = { pcs: 3, litres: 92, tally }
const plain = { ...listed, tally: null }

it('a lot without pieces has no litres, whatever its wood', () => {
  for (const lot of [listed, plain])
    expect(computeCountedLitres(lot, 0, RANDOM)).toEqual({ ok: true, litres: 0 })
  expect(computeCountedLitres(listed, 0, { ...RANDOM, thickness_mm: null })).toMatchObject({
    litres: 0,
  })
})

it('listed pieces of random lengths have the exact average of their tally, rounded once', () => {
  expect(computeCountedLitres(listed, 2, RANDOM)).toEqual({ ok: true, litres: 62 })
  // 92 litres of three pieces would be 1,840.
  expect(computeCountedLitres(listed, 60, RANDOM)).toEqual({ ok: true, litres: 1845 })
})

it('without a tally they have the average of the lot', () => {
  expect(computeCountedLitres(plain, 60, RANDOM)).toEqual({ ok: true, litres: 1840 })
  expect(computeCountedLitres({ ...plain, pcs: 0 }, 60, RANDOM)).toEqual({
    ok: false,
    reason: 'no_average',
  })
})

it('pieces of a known length are converted by it', () => {
  // 33.75 litres each.
  expect(computeCountedLitres({ ...plain, litres: 101 }, 60, BOARD)).toEqual({
    ok: true,
    litres: 2025,
  })
})

it('listed pieces keep their average, whatever length the product has, count after count', () => {
  const first = computeCountedLitres(listed, 60, BOARD)
  expect(first).toEqual({ ok: true, litres: 1845 })
  expect(computeCountedLitres({ pcs: 60, litres: 1845, tally: null }, 40, BOARD)).toEqual({
    ok: true,
    litres: 1230,
  })
})

it('lots have the rounding of their pieces, and none if their pieces have other lengths', () => {
  // A piece is 33.75 litres.
  const compute = (litres: number, listedExcess?: number) =>
    computeLotsRounding(
      Array.from({ length: 4 }, () => ({ pcs: 1, litres })),
      BOARD,
      listedExcess,
    )
  expect([34, 40, 33].map((litres) => compute(litres))).toEqual([1, 0, 0])
  // Beside packs of a list, which may be rounded the other way.
  expect([0.4, 3.6, -2].map((listedExcess) => compute(34, listedExcess))).toEqual([1, 5, 0])
  expect(compute(33, 3.6)).toBe(4)
})

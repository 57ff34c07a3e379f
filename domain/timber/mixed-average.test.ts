import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeMixedAverage, findAverageDifference } from './mixed-average'
import { createRatio } from '@domain/numbers/ratio'
import { computeAverageLength, countPieces, createTally, sumMillimetres, sumTallies } from './tally'

const createWood = (litres: number, mm: number) => ({ litres, average: createRatio(mm) })

it('the average of two amounts counts pieces, not volumes', () => {
  // 12 m3 of 3 m are as many pieces as 18 m3 of 4.5 m.
  expect(computeMixedAverage([createWood(12_000, 3000), createWood(18_000, 4500)])).toBe(3750)
  expect(computeMixedAverage([createWood(0, 3000), createWood(1, 4500)])).toBe(4500)
  expect(computeMixedAverage([])).toBeNull()
})

const packs = fc.array(
  fc
    .array(
      fc.record({
        length_mm: fc.integer({ min: 1800, max: 6000 }),
        pcs: fc.integer({ min: 1, max: 200 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map(createTally),
  { minLength: 1, maxLength: 24 },
)

it('the average of packs is that of all their pieces', () => {
  fc.assert(
    fc.property(packs, (tallies) => {
      const woods = tallies.map((tally) => ({
        // In one section, the volume is proportional to the length of all pieces.
        litres: Number(sumMillimetres(tally)),
        average: createRatio(sumMillimetres(tally), countPieces(tally)),
      }))
      expect(computeMixedAverage(woods)).toBe(computeAverageLength(sumTallies(tallies)))
    }),
  )
})

it.each([
  [4200, null],
  [3990, null],
  [3989, 'shorter'],
  [4410, null],
  [4411, 'longer'],
])('%d mm allocated for 4200 mm ordered is %s', (allocated, difference) => {
  expect(findAverageDifference(4200, allocated)).toBe(difference)
})

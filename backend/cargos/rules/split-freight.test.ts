import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFreight } from './split-freight'

test('freight is split by the litres', () => {
  expect(splitFreight(185_000, [30_000, 10_000])).toEqual([138_750, 46_250])
  expect(splitFreight(100, [1, 1, 1])).toEqual([33, 34, 33])
})

test('shares add up to the whole, and each is within a cent of its exact part', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 12 }),
      (cents, litres) => {
        const shares = splitFreight(cents, litres)
        const whole = litres.reduce((sum, each) => sum + each, 0)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(cents)
        shares.forEach((share, i) =>
          expect(Math.abs(share - (cents * (litres[i] ?? 0)) / whole)).toBeLessThanOrEqual(1),
        )
      },
    ),
  )
})

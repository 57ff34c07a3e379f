import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getUnitCents } from './amounts'
import { computeShare, splitCents } from './shares'

const currency = fc.constantFrom('EUR', 'USD', 'JPY')
const weights = fc.array(fc.nat(90_000_000), { minLength: 1, maxLength: 12 })

describe('a share of an amount', () => {
  it.each([
    ['EUR', 33_333],
    ['JPY', 33_300],
  ])('is an amount of its currency: %s', (code, share) => {
    expect(computeShare(100_000, 1, 3, code)).toBe(share)
  })

  it('is rounded half away from zero, and 0 of nothing', () => {
    expect(computeShare(1, 1, 2, 'EUR')).toBe(1)
    expect(computeShare(-1, 1, 2, 'EUR')).toBe(-1)
    expect(computeShare(100, 1, 2, 'JPY')).toBe(100)
    expect(computeShare(100, 1, 0, 'EUR')).toBe(0)
  })

  it('is exact beyond 2^53', () => {
    expect(computeShare(99_999_999_999_999, 90_000_001, 90_000_002, 'EUR')).toBe(99_999_998_888_888)
  })
})

describe('the shares of a split', () => {
  it('follow the weights', () => {
    expect(splitCents(185_000, [30_000, 10_000], 'EUR')).toEqual([138_750, 46_250])
    expect(splitCents(100, [1, 1, 1], 'EUR')).toEqual([33, 34, 33])
    expect(splitCents(100_100, [30, 70], 'JPY')).toEqual([30_000, 70_100])
    expect(splitCents(100, [0, 0], 'EUR')).toEqual([0, 0])
  })

  it('have the cents of an amount of older versions in the last share', () => {
    expect(splitCents(100_150, [1, 1, 0], 'JPY')).toEqual([50_100, 50_050, 0])
  })

  it('are amounts of the currency that add up, each within a unit of its exact part', () => {
    fc.assert(
      fc.property(currency, fc.nat(100_000_000), weights, (code, units, parts) => {
        fc.pre(parts.some((part) => part > 0))
        const unit = getUnitCents(code)
        const cents = units * unit
        const shares = splitCents(cents, parts, code)
        const whole = parts.reduce((sum, each) => sum + each, 0)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(cents)
        for (const [i, share] of shares.entries()) {
          expect(share % unit).toBe(0)
          expect(Math.abs(share - (cents * (parts[i] ?? 0)) / whole)).toBeLessThanOrEqual(
            unit + 1e-3,
          )
        }
      }),
    )
  })
})

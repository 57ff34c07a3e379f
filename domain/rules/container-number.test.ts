import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeCheckDigit } from './container-number'

// CSQU3054383 is computed in Wikipedia's "ISO 6346"; prefixlist.com has MWCU605978 with the sum
// 7858 and the digit 4.
it('the check digits are the published ones', () => {
  expect(computeCheckDigit('CSQU305438')).toBe(3)
  expect(computeCheckDigit('MWCU605978')).toBe(4)
})

it.each(['csqu305438', 'CSQA305438', 'CSQU30543', 'CSQU3054383', ''])(
  '%s has another shape, so it has no check digit',
  (text) => {
    expect(computeCheckDigit(text)).toBeNull()
  },
)

it('a remainder of ten is written as zero', () => {
  const withTen = Array.from({ length: 1000 }, (_, i) => `CSQU${String(i).padStart(6, '0')}`)
  const digits = withTen.map(computeCheckDigit)
  expect(digits.every((digit) => digit !== null && digit <= 9)).toBe(true)
  expect(new Set(digits).size).toBe(10)
})

it('the check digit detects any single wrong digit, except zero for a remainder of ten', () => {
  const figures = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(figures, fc.nat(5), fc.integer({ min: 1, max: 9 }), (serial, place, shift) => {
      const other = serial.map((figure, i) => (i === place ? (figure + shift) % 10 : figure))
      const digit = computeCheckDigit(`CSQU${serial.join('')}`)
      fc.pre(digit !== 0)
      expect(computeCheckDigit(`CSQU${other.join('')}`)).not.toBe(digit)
    }),
  )
})

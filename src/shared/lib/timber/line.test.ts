import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from './decimal'
import { lineAmount, lineVolume, lineWeight } from './line'
import { board, pole } from './samples'
import { sumAmounts, sumVolumes, subtractAmounts } from './sums'

describe('a line', () => {
  test('is measured per piece and rounded once, not piece by piece', () => {
    // 0.03375 a piece: 7 are 0.23625; rounding each piece first would give 0.238.
    expect(lineVolume('7', 'pcs', board(50, 150, 4500))).toBe('0.236')
  })

  test('rounds a half up', () => {
    // 0.0125 m3 exactly
    expect(lineVolume('1', 'pcs', board(50, 100, 2500))).toBe('0.013')
  })

  test('weighs its m3 times the density', () => {
    // Default densities of the product description: spruce KD 470, freshly impregnated 700.
    expect(lineWeight('40', 'm3', board(22, 100, 4000))).toBe(18_800)
    expect(lineWeight('1000', 'pcs', pole(80, 2500))).toBe(8796)
  })

  test('has no volume where its quantity does not convert', () => {
    expect(lineVolume('5', 'pack', board(22, 100, 4000))).toBeNull()
    expect(lineWeight('5', 'pack', board(22, 100, 4000))).toBeNull()
  })
})

describe('an amount', () => {
  // davidstimber.com.au: a piece of 0.015 m3 at 420.00 a m3 is 6.30
  test('0.015 m3 at 420.00 is 6.30', () => {
    expect(lineAmount('0.015', '420.00')).toBe('6.30')
  })
  test.each([
    ['40.000', '312.00', '12480.00'],
    ['0.5', '0.01', '0.01'],
    ['0.49', '0.01', '0.00'],
    ['999999999.999', '9999999999.99', '9999999999980000000.00'],
  ])('%s at %s is %s', (quantity, price, amount) => {
    expect(lineAmount(quantity, price)).toBe(amount)
  })
})

const cents = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n })
const written = (n: bigint) => {
  const digits = (n < 0n ? -n : n).toString().padStart(3, '0')
  return `${n < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('a sum', () => {
  test('of nothing is nothing', () => {
    expect(sumAmounts([])).toBe('0.00')
    expect(sumVolumes([])).toBe('0.000')
  })
  test('of 0.10 and 0.20 is 0.30', () => {
    expect(sumAmounts(['0.10', '0.20'])).toBe('0.30')
  })
  test('is the same in any order and to the cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (values) => {
        const total = sumAmounts(values.map(written))
        expect(sumAmounts(values.map(written).reverse())).toBe(total)
        expect(parseDecimal(total).units).toBe(values.reduce((a, b) => a + b, 0n))
      }),
    )
  })
  test('less what was added is what was there', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtractAmounts(sumAmounts([written(a), written(b)]), written(b))).toBe(sumAmounts([written(a)]))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal } from '@domain/numbers/decimal'
import { UNMEASURED, type Unit } from './dimensions'
import {
  computeLineAmount,
  computeLineVolume,
  computeLineWeight,
  computePricedQuantity,
} from './line'
import { createBoard, createPole } from './samples'
import { sumAmounts, sumVolumes, subtractAmounts } from '@domain/money/amounts'

describe('a line', () => {
  it('is measured per piece and rounded once, not piece by piece', () => {
    // 0.03375 a piece: 7 are 0.23625; rounding each piece first would give 0.238.
    expect(computeLineVolume('7', 'pcs', createBoard(50, 150, 4500))).toBe('0.236')
  })

  it('rounds a half up', () => {
    // 0.0125 m3 exactly
    expect(computeLineVolume('1', 'pcs', createBoard(50, 100, 2500))).toBe('0.013')
  })

  it('weighs its volume times the density', () => {
    // Default densities of the product description: spruce KD 470, freshly impregnated 700.
    expect(computeLineWeight('40', 'm3', createBoard(22, 100, 4000))).toBe(18_800)
    expect(computeLineWeight('1000', 'pcs', createPole(80, 2500))).toBe(8796)
  })

  it('has no volume if its quantity cannot be converted', () => {
    expect(computeLineVolume('5', 'pack', createBoard(22, 100, 4000))).toBeNull()
    expect(computeLineWeight('5', 'pack', createBoard(22, 100, 4000))).toBeNull()
  })
})

const cents = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n })
const formatCents = (n: bigint) => {
  const digits = (n < 0n ? -n : n).toString().padStart(3, '0')
  return `${n < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const createM3Line = (quantity: string) => ({ quantity, unit: 'm3', price_unit: 'm3' }) as const

describe('an amount', () => {
  // davidstimber.com.au: a piece of 0.015 m3 at 420.00 a m3 is 6.30
  it('0.015 m3 at 420.00 is 6.30', () => {
    expect(computeLineAmount(createM3Line('0.015'), '420.00', UNMEASURED)).toBe('6.30')
  })
  it.each([
    ['40.000', '312.00', '12480.00'],
    ['0.5', '0.01', '0.01'],
    ['0.49', '0.01', '0.00'],
    ['999999999.999', '9999999999.99', '9999999999980000000.00'],
  ])('%s at %s is %s', (quantity, price, amount) => {
    expect(computeLineAmount(createM3Line(quantity), price, UNMEASURED)).toBe(amount)
  })

  it('has no cents in yen', () => {
    // 12.672 m3 x 48,250 = 611,424; 0.015 m3 x 41,250 = 618.75
    expect(computeLineAmount(createM3Line('12.672'), '48250.00', UNMEASURED, 'JPY')).toBe(
      '611424.00',
    )
    expect(computeLineAmount(createM3Line('0.015'), '41250.00', UNMEASURED, 'JPY')).toBe('619.00')
  })

  const packed = createBoard(22, 100, 4000, { pcs_per_pack: 240 })
  it.each<[string, Unit, Unit, string, string]>([
    // 6 x 240 x 0.0088 = 12.672 m3
    ['6', 'pack', 'm3', '310.00', '3928.32'],
    ['3200', 'lm', 'lm', '0.385', '1232.00'],
    ['1440', 'pcs', 'pack', '654.72', '3928.32'],
    ['12.672', 'm3', 'lm', '0.6820', '3928.32'],
  ])('%s %s at a price per %s of %s is %s', (quantity, unit, price_unit, price, amount) => {
    expect(computeLineAmount({ quantity, unit, price_unit }, price, packed)).toBe(amount)
  })

  it('is the printed quantity times the price', () => {
    // 7 x 0.03375 = 0.23625 m3, printed as 0.236; unrounded it would be 73.24.
    expect(
      computeLineAmount(
        { quantity: '7', unit: 'pcs', price_unit: 'm3' },
        '310.00',
        createBoard(50, 150, 4500),
      ),
    ).toBe('73.16')
  })

  it.each<[string, Unit, Unit, string]>([
    ['7', 'pcs', 'm3', '0.236'],
    ['1', 'm3', 'lm', '133.33'],
    ['1', 'm3', 'm2', '20.00'],
    ['1', 'm3', 'pcs', '30'],
    ['12.345', 'lm', 'lm', '12.345'],
  ])('%s %s is priced per %s as %s', (quantity, unit, price_unit, printed) => {
    expect(computePricedQuantity({ quantity, unit, price_unit }, createBoard(50, 150, 4500))).toBe(
      printed,
    )
  })

  it('of any wood in any unit equals printed quantity times price', () => {
    const units = fc.constantFrom<Unit>('m3', 'lm', 'm2', 'pcs', 'pack')
    const sizes = fc.tuple(
      fc.integer({ min: 10, max: 300 }),
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 300, max: 6000 }),
    )
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 99_999 }),
        units,
        units,
        cents,
        ([t, w, l], pcs_per_pack, count, unit, price_unit, price) => {
          const wood = createBoard(t, w, l, { pcs_per_pack })
          const sold = { quantity: String(count), unit, price_unit }
          const [printed, amount] = [
            computePricedQuantity(sold, wood),
            computeLineAmount(sold, formatCents(price), wood),
          ]
          if (printed === null || amount === null)
            throw new Error('A measured board converts to every unit.')
          const [quantity, cost] = [parseDecimal(printed), parseDecimal(formatCents(price))]
          const exact = quantity.units * cost.units * 100n
          const scale = 10n ** BigInt(quantity.places + cost.places)
          const off = parseDecimal(amount).units * scale - exact
          expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(scale)
        },
      ),
    )
  })

  it('is unknown if the quantity cannot be converted to the price unit', () => {
    expect(
      computeLineAmount(
        { quantity: '40', unit: 'm3', price_unit: 'pcs' },
        '2.40',
        createBoard(50, 150, null),
      ),
    ).toBeNull()
  })

  it('of packs equals that of their pieces at a price per piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (packs, cents) => {
          const each = formatCents(BigInt(cents))
          const perPiece = computeLineAmount(
            { quantity: String(packs * 240), unit: 'pcs', price_unit: 'pcs' },
            each,
            packed,
          )
          expect(
            computeLineAmount(
              { quantity: String(packs), unit: 'pack', price_unit: 'pcs' },
              each,
              packed,
            ),
          ).toBe(perPiece)
        },
      ),
    )
  })
})

describe('a sum', () => {
  it('of no amounts is zero', () => {
    expect(sumAmounts([])).toBe('0.00')
    expect(sumVolumes([])).toBe('0.000')
  })
  it('of 0.10 and 0.20 is 0.30', () => {
    expect(sumAmounts(['0.10', '0.20'])).toBe('0.30')
  })
  it('is the same in any order and to the cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (values) => {
        const total = sumAmounts(values.map(formatCents))
        expect(sumAmounts(values.map(formatCents).reverse())).toBe(total)
        expect(parseDecimal(total).units).toBe(values.reduce((a, b) => a + b, 0n))
      }),
    )
  })
  it('minus an added amount is the amount before', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(subtractAmounts(sumAmounts([formatCents(a), formatCents(b)]), formatCents(b))).toBe(
          sumAmounts([formatCents(a)]),
        )
      }),
    )
  })
})

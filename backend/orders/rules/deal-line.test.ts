import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDelivered, computeGoodsCents } from '../../baskets/rules/line-figures'
import { fromCents } from '../../db/decimal-columns'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import { BOARD } from '../../wood-lines/samples'
import { toPackedSpecification, toSoldLine } from './deal-line'

const specification = {
  ...BOARD,
  thickness_mm: 47,
  width_mm: 100,
  length_mm: 4800,
  pcs_per_pack: 110,
  m3_per_pack: null,
}
const LINE = {
  packs: 3,
  pcs: 220,
  litres: 4963,
  price: 3_100_000,
  price_unit: 'm3' as const,
  service: 'none' as const,
  service_price: null,
  specification,
}
const TRUCK = { amountCents: 40_000, truckLitres: 4963 }

it('equal packs of the order give the pieces per pack', () => {
  const count = (...sizes: number[]) => toPackedSpecification(specification, sizes).pcs_per_pack
  expect([count(110, 110), count(73, 73, 73), count(100, 100, 19)]).toEqual([110, 73, null])
})

describe('an ordered line is sold', () => {
  it('as listed if it is collected', () => {
    expect(toSoldLine(LINE, null)).toEqual({
      quantity: '220',
      unit: 'pcs',
      price: '310.00',
      price_unit: 'm3',
    })
  })

  it('at its delivered price per m3', () => {
    expect(toSoldLine(LINE, TRUCK)).toEqual({
      quantity: '220',
      unit: 'pcs',
      price: '390.5964',
      price_unit: 'm3',
    })
  })

  it('at its delivered price per m², with its pieces', () => {
    // 400 € on 4.963 m3 are 80.5964 € per m3, and 3.788 € per m² of 47 mm.
    expect(toSoldLine({ ...LINE, price: 145_700, price_unit: 'm2' }, TRUCK)).toEqual({
      quantity: '220',
      unit: 'pcs',
      price: '18.358',
      price_unit: 'm2',
    })
  })

  it('per pack for the packs ordered, although they hold fewer pieces', () => {
    // Three packs of 73 pieces at 500 € each.
    const line = { ...LINE, pcs: 219, litres: 4941, price: 5_000_000, price_unit: 'pack' as const }
    const packed = toPackedSpecification(specification, [73, 73, 73])
    const sold = toSoldLine(line, null, packed)
    expect(sold).toEqual({ quantity: '219', unit: 'pcs', price: '500.00', price_unit: 'pack' })
    expect(computeGoodsCents(line)).toBe(150_000)
    expect(computeWoodAmount({ ...sold, specification: packed }, sold.price)).toBe('1500.00')
  })

  it('by m3 for the same amount if its packs differ in size and are priced per pack', () => {
    // Three packs, one of them with 19 pieces, at 500 € each.
    const line = { ...LINE, pcs: 239, litres: 5392, price: 5_000_000, price_unit: 'pack' as const }
    const packed = toPackedSpecification(specification, [110, 110, 19])
    const sold = toSoldLine(line, null, packed)
    expect(sold).toMatchObject({ quantity: '5.392', unit: 'm3', price_unit: 'm3' })
    expect(computeGoodsCents(line)).toBe(150_000)
    expect(computeWoodAmount({ ...sold, specification: packed }, sold.price)).toBe('1500.00')
  })

  it('with its own m3 if its pieces have other lengths than the product', () => {
    // 220 pieces of 4.8 m are 4.963 m³.
    const longer = { ...LINE, litres: 5062 }
    expect(toSoldLine(longer, null)).toEqual({
      quantity: '5.062',
      unit: 'm3',
      price: '310.00',
      price_unit: 'm3',
    })
    for (const price_unit of ['m3', 'm2', 'lm', 'pcs', 'pack'] as const) {
      const line = { ...longer, price_unit }
      const sold = toSoldLine(line, null)
      expect([sold.quantity, sold.unit]).toEqual(['5.062', 'm3'])
      expect(computeWoodAmount({ ...sold, specification }, sold.price)).toBe(
        fromCents(computeGoodsCents(line)),
      )
    }
    expect(computeGoodsCents(longer)).toBe(156_922)
    expect(computeGoodsCents({ ...longer, price_unit: 'pcs' })).toBe(6_820_000)
  })

  it('by m3 if a delivered price per its unit is unknown', () => {
    const unmeasured = { ...specification, length_mm: null, pcs_per_pack: null }
    const line = { ...LINE, price: 100_000, price_unit: 'pcs' as const, specification: unmeasured }
    expect(toSoldLine(line, TRUCK)).toEqual({
      quantity: '4.963',
      unit: 'm3',
      price: '523.8767',
      price_unit: 'm3',
    })
  })

  it('for the amount that the order shows, in any unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('m3' as const, 'm2' as const, 'lm' as const, 'pcs' as const),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.option(fc.integer({ min: 1, max: 500_000 })),
        (price_unit, pcs, price, amountCents) => {
          const litres = Math.round(pcs * 22.56)
          const line = { ...LINE, price_unit, pcs, price, litres }
          const truck = amountCents === null ? null : { amountCents, truckLitres: litres }
          const sold = toSoldLine(line, truck)
          const shown = truck ? computeDelivered(line, truck).cents : computeGoodsCents(line)
          expect(sold).toMatchObject({ quantity: String(pcs), unit: 'pcs', price_unit })
          expect(computeWoodAmount({ ...sold, specification }, sold.price)).toBe(fromCents(shown))
        },
      ),
    )
  })
})

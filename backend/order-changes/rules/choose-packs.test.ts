import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { choosePacks, type OrderPack } from './choose-packs'

const createPack = (id: string, pcs: number, isNamed = false): OrderPack => ({
  ...{ id, pcs, isNamed },
  litres: pcs * 10,
})
/** Packs of 40, 40, 30 and 40 pieces. */
const PACKS = [createPack('a', 40), createPack('b', 40), createPack('c', 30), createPack('d', 40)]

const choose = (quantity: string, packs: readonly OrderPack[] = PACKS) => {
  const chosen = choosePacks(packs, { quantity, unit: 'pcs', specification: BOARD })
  return 'code' in chosen ? chosen : chosen.map(({ id }) => id)
}

describe('the quantity of an order line', () => {
  it('is that of its first whole packs', () => {
    expect(choose('40')).toEqual(['a'])
    expect(choose('110')).toEqual(['a', 'b', 'c'])
  })

  it('between two packs is refused with the nearest quantities', () => {
    expect(choose('100')).toEqual({ code: 'whole_packs', params: { below: '80', above: '110' } })
  })

  it('below one pack is refused with that of one pack', () => {
    expect(choose('12')).toEqual({ code: 'least_packs', params: { least: '40' } })
  })

  it('beyond the free packs is refused with all of them', () => {
    expect(choose('151')).toEqual({ code: 'most_packs', params: { most: '150' } })
    expect(choose('1', [])).toEqual({ code: 'most_packs', params: { most: '0' } })
  })

  it('keeps the packs that cargos name', () => {
    const packs = [createPack('c', 30, true), createPack('b', 40, true), createPack('a', 40)]
    expect(choose('70', packs)).toEqual(['c', 'b'])
    expect(choose('30', packs)).toMatchObject({ code: 'below_loaded' })
  })

  it('is counted in packs or measured in m³ as it is sold', () => {
    const count = (quantity: string, unit: 'pack' | 'm3') => {
      const specification = {
        ...BOARD,
        ...{ thickness_mm: null, width_mm: null, length_mm: null, diameter_mm: null },
        ...{ pcs_per_pack: null, m3_per_pack: null },
      }
      const chosen = choosePacks(PACKS, { quantity, unit, specification })
      return 'code' in chosen ? chosen : chosen.length
    }
    expect(count('2', 'pack')).toBe(2)
    expect(count('0.800', 'm3')).toBe(2)
    expect(count('0.801', 'm3')).toEqual({
      code: 'whole_packs',
      params: { below: '0.800', above: '1.100' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { computeLineVolume } from '@domain/timber'
import { toLitres } from '../../db/decimal-columns'
import { BOARD } from '../../wood-lines/samples'
import { choosePacks, type OrderPack } from './choose-packs'

const createPack = (id: string, pcs: number, isNamed = false): OrderPack => ({
  ...{ id, pcs, isNamed },
  litres: toLitres(computeLineVolume(String(pcs), 'pcs', BOARD) ?? '0'),
})
/** A pack whose pieces are longer than the product's. */
const createLongPack = (id: string, pcs: number): OrderPack => {
  const pack = createPack(id, pcs)
  return { ...pack, litres: pack.litres + 100, tally: [] }
}
/** Packs of 40, 40, 30 and 40 pieces. */
const PACKS = [createPack('a', 40), createPack('b', 40), createPack('c', 30), createPack('d', 40)]

type Line = Parameters<typeof choosePacks>[1]
const sold: Omit<Line, 'quantity'> = {
  ...{ unit: 'pcs', price_unit: 'm3', ordered: BOARD },
  specification: { ...BOARD, pcs_per_pack: 40 },
}
const pick = (packs: Parameters<typeof choosePacks>[0], quantity: string, line = sold) => {
  const chosen = choosePacks(packs, { ...line, quantity })
  return 'code' in chosen ? chosen : chosen.map(({ id }) => id)
}
const choose = (quantity: string, own: readonly OrderPack[] = PACKS) =>
  pick({ own, free: [] }, quantity)

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

  it('keeps the packs that cargos name, and is refused with their quantity', () => {
    const packs = [createPack('c', 30, true), createPack('b', 40, true), createPack('a', 40)]
    expect(choose('110', packs)).toEqual(['c', 'b', 'a'])
    expect(choose('70', packs)).toEqual(['c', 'b'])
    expect(choose('30', packs)).toEqual({ code: 'packs_in_cargo', params: { least: '70' } })
  })

  it('is counted in packs or measured in m³ as it is sold', () => {
    const unmeasured = {
      ...BOARD,
      ...{ thickness_mm: null, width_mm: null, length_mm: null, diameter_mm: null },
      ...{ pcs_per_pack: 40, m3_per_pack: '0.400' },
    }
    const own = PACKS.map((pack) => ({ ...pack, litres: pack.pcs * 10 }))
    const count = (quantity: string, unit: 'pack' | 'm3') => {
      const line = { ...sold, unit, specification: unmeasured, ordered: unmeasured }
      return pick({ own, free: [] }, quantity, line)
    }
    expect(count('2', 'pack')).toEqual(['a', 'b'])
    expect(count('0.800', 'm3')).toEqual(['a', 'b'])
    expect(count('0.801', 'm3')).toEqual({
      code: 'whole_packs',
      params: { below: '0.800', above: '1.100' },
    })
    // A pack of 30 pieces is not a pack of 40.
    expect(count('3', 'pack')).toEqual(['a', 'b', 'd'])
  })
})

describe('a free pack', () => {
  const own = [createPack('a', 110), createPack('b', 110), createPack('c', 110)]
  const perPack: typeof sold = {
    ...{ ...sold, price_unit: 'pack' },
    specification: { ...BOARD, pcs_per_pack: 110 },
  }

  it('of another size is skipped where the line is priced per pack', () => {
    const free = [createPack('rest', 19), createPack('d', 110)]
    expect(pick({ own, free }, '349', perPack)).toEqual({
      code: 'whole_packs',
      params: { below: '330', above: '440' },
    })
    expect(pick({ own, free }, '440', perPack)).toEqual(['a', 'b', 'c', 'd'])
    expect(pick({ own, free }, '459', perPack)).toEqual({
      code: 'most_packs',
      params: { most: '440' },
    })
    // Priced per m3, the same packs fit.
    expect(pick({ own, free }, '349')).toEqual(['a', 'b', 'c', 'rest'])
  })

  it('of more pieces is no two packs', () => {
    const short = ['a', 'b', 'c'].map((id) => createPack(id, 73))
    const line = { ...perPack, specification: { ...BOARD, pcs_per_pack: 73 } }
    expect(pick({ own: short, free: [createPack('d', 110)] }, '329', line)).toEqual({
      code: 'most_packs',
      params: { most: '219' },
    })
  })

  it('of other lengths is skipped where the line is sold in pieces', () => {
    const free = [createLongPack('long', 90), createPack('d', 110)]
    expect(pick({ own, free }, '420')).toMatchObject({
      code: 'whole_packs',
      params: { below: '330', above: '440' },
    })
    expect(pick({ own, free }, '440')).toEqual(['a', 'b', 'c', 'd'])
    // In m3 it counts with its own volume.
    expect(pick({ own: own.slice(0, 1), free }, '6.851', { ...sold, unit: 'm3' })).toEqual([
      'a',
      'long',
    ])
  })

  it('joins packs of a line that pieces do not measure only where its price fits', () => {
    const line: typeof sold = { ...perPack, unit: 'm3' }
    const long = ['a', 'b', 'c'].map((id) => createLongPack(id, 110))
    expect(pick({ own: long, free: [createPack('rest', 19)] }, '12.080', line)).toMatchObject({
      code: 'most_packs',
    })
  })
})

describe('a line of packs of different sizes', () => {
  it('gives back whole packs whose volume is that of their pieces', () => {
    const own = [createPack('a', 110), createLongPack('long', 90), createPack('b', 19)]
    expect(choose('129', own)).toEqual(['a', 'b'])
    expect(choose('200', own)).toEqual({
      code: 'most_packs',
      params: { most: '129' },
    })
    const inM3 = (quantity: string) => pick({ own, free: [] }, quantity, { ...sold, unit: 'm3' })
    expect(inM3('6.851')).toEqual(['a', 'long'])
  })
})

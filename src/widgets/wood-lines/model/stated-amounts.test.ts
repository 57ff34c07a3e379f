import { describe, expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import {
  reparseLine,
  findAmbiguousQuantity,
  findPriceProblem,
  findQuantityProblem,
  setPriceText,
  setPriceUnitText,
  setQuantityText,
} from './edit-line'
import { findStatedProblem } from './stated-amounts'
import { createWoodLine, type WoodLine } from './wood-line'

const board = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 22,
  width_mm: 100,
  length_mm: 4000,
  pcs_per_pack: 240,
}
const line: WoodLine = { ...createWoodLine({ price: '' }), specification: board }
const read = (text: string, from = line) => reparseLine(setQuantityText(from, text), 'EUR')

describe('a count with the volume that a sheet states for it', () => {
  it.each([
    ['6 pack = 12.67 m3', '6', 'pack'],
    ['6 pack = 12,7 m3', '6', 'pack'],
    ['1440 pcs = 12.7 m3', '1440', 'pcs'],
    ['1440 pcs = 12.73 m3', '1440', 'pcs'],
  ])('that agree is the count: %s', (text, quantity, unit) => {
    expect(read(text)).toMatchObject({ quantity, unit })
  })

  it('keeps both and reports a contradiction', () => {
    const contradictory = read('6 pack = 14.25 m3')
    expect(contradictory).toMatchObject({ quantity: '6 pack = 14.25 m3', unit: 'pack' })
    expect(findStatedProblem(contradictory)).toEqual({
      code: 'other_volume',
      count: { quantity: '6', unit: 'pack' },
      stated: '14.25',
      volume: '12.672',
    })
  })

  it('is compared once the wood and the pack size are known', () => {
    const unresolved = read('6 pack = 12.67 m3', { ...line, specification: null })
    expect(unresolved.quantity).toBe('6 pack = 12.67 m3')
    const unpacked = { ...unresolved, specification: { ...board, pcs_per_pack: null } }
    expect(findStatedProblem(unpacked)).toMatchObject({ code: 'not_compared', why: 'no_pack_size' })
    expect(reparseLine({ ...unpacked, specification: board }, 'EUR')).toMatchObject({
      quantity: '6',
      unit: 'pack',
    })
  })

  it('is ambiguous while one of its numbers is', () => {
    expect(findAmbiguousQuantity(read('6 pack = 12.672 m3'))).toBe('12.672')
    expect(findAmbiguousQuantity(read('1,440 pcs = 12.67 m3'))).toBe('1,440')
  })
})

describe('pieces with the packs that a sheet states for them', () => {
  const unpacked = { ...line, specification: { ...board, pcs_per_pack: null } }

  it.each([
    ['1440 pcs = 6 pack', 240],
    ['1440 pcs = 8 pack', 180],
    ['1440 pcs = 8 pack = 12.67 m3', 180],
  ])('give the pack size: %s', (text, pcs_per_pack) => {
    expect(read(text, unpacked)).toMatchObject({
      quantity: '1440',
      unit: 'pcs',
      specification: { pcs_per_pack },
    })
  })

  it('keep the product with the same pack size, and describe another wood with another', () => {
    const product = { ...line, product_id: 'p', product_name: 'Board' }
    expect(read('1440 pcs = 6 pack', product)).toMatchObject({ product_id: 'p', quantity: '1440' })
    expect(read('1440 pcs = 8 pack', product)).toMatchObject({
      product_id: null,
      product_name: '',
      specification: { pcs_per_pack: 180, m3_per_pack: null },
    })
  })

  it.each(['1441 pcs = 6 pack', '3 pcs = 6 pack', '1440 pcs = 6.5 pack'])(
    'are kept and reported if the packs do not divide them: %s',
    (text) => {
      const uneven = read(text, unpacked)
      expect(uneven).toMatchObject({ quantity: text, specification: { pcs_per_pack: null } })
      expect(findStatedProblem(uneven)?.code).toBe('uneven_packs')
    },
  )

  it('are compared with a pack size of its own column', () => {
    expect(read('6 pack = 1440 pcs')).toMatchObject({ quantity: '6', unit: 'pack' })
    const contradictory = read('6 pack = 1430 pcs')
    expect(contradictory.quantity).toBe('6 pack = 1430 pcs')
    expect(findStatedProblem(contradictory)).toEqual({
      code: 'other_pieces',
      count: { quantity: '6', unit: 'pack' },
      stated: '1430',
      pieces: '1440',
    })
  })

  it('are still compared with the volume', () => {
    expect(findStatedProblem(read('1440 pcs = 8 pack = 14.25 m3', unpacked))).toMatchObject({
      code: 'other_volume',
      stated: '14.25',
    })
  })

  it('are read once the wood is known', () => {
    const unresolved = read('1440 pcs = 8 pack', { ...line, specification: null })
    expect(unresolved.quantity).toBe('1440 pcs = 8 pack')
    expect(reparseLine({ ...unresolved, specification: board }, 'EUR')).toMatchObject({
      quantity: '1440',
      specification: { pcs_per_pack: 180 },
    })
  })

  it('are ambiguous while one of the numbers is', () => {
    expect(findAmbiguousQuantity(read('1,440 pcs = 6 pack'))).toBe('1,440')
  })
})

describe('units and currencies of pasted cells', () => {
  it('are reported if they contradict each other', () => {
    expect(findQuantityProblem(setQuantityText(line, '40 pcs m3'))).toBe('two_units')
    const row = ['price', 'price_unit']
    const priced = reparseLine(
      setPriceUnitText(
        setPriceText(line, { name: 'price', text: '310 €/m3', form: {}, writtenColumns: row }),
        'pack',
        row,
      ),
      'EUR',
    )
    expect(priced.prices.price).toBe('310 €/m3/pack')
    expect(findPriceProblem(priced.prices.price ?? '', 'EUR', priced.price_unit)).toEqual({
      ok: false,
      code: 'two_units',
      units: ['m3', 'pack'],
    })
  })

  it('are kept and reported if the currency differs from the document’s', () => {
    const priced = reparseLine(setPriceText(line, { name: 'price', text: '310 USD/m3' }), 'EUR')
    expect(priced.prices.price).toBe('310 USD/m3')
    expect(findPriceProblem(priced.prices.price ?? '', 'EUR', priced.price_unit)).toMatchObject({
      code: 'other_currency',
      written: 'USD',
    })
    expect(reparseLine(priced, 'USD').prices.price).toBe('310.00')
  })
})

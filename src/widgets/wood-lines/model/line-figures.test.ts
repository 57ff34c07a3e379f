import { expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { getLineFigures } from './line-figures'
import { isBlankLine, createWoodLine } from './wood-line'

const specification = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 22,
  width_mm: 100,
  length_mm: 4000,
  pcs_per_pack: 240,
  density_kg_m3: 480,
}
const blank = createWoodLine<'cost'>({ price: '', cost: '' })
const line = {
  ...blank,
  specification,
  quantity: '6',
  unit: 'pack' as const,
  prices: { price: '310.00', cost: '248.50' },
}

it('a line has a volume, a weight and an amount at each price', () => {
  expect(getLineFigures(line, 'EUR')).toMatchObject({
    volume: '12.672',
    weightKg: 6083,
    amounts: { price: '3928.32', cost: '3148.99' },
  })
})

it('a line has no amount at a price that its currency cannot express', () => {
  const prices = { price: '41250.50', cost: '41250.00' }
  expect(getLineFigures({ ...line, prices }, 'JPY').amounts).toEqual({
    price: null,
    cost: expect.stringMatching(/^\d+\.00$/) as unknown,
  })
})

it('a line has no amount without a readable price, and none at all without a quantity', () => {
  expect(
    getLineFigures({ ...line, prices: { price: '310.00', cost: '£2' } }, 'EUR').amounts,
  ).toEqual({
    price: '3928.32',
    cost: null,
  })
  expect(getLineFigures({ ...line, quantity: '' }, 'EUR').amounts).toEqual({
    price: null,
    cost: null,
  })
  expect(getLineFigures({ ...line, quantity: 'many' }, 'EUR')).toMatchObject({
    volume: null,
    weightKg: null,
  })
})

it('a line is blank until any field or price is filled', () => {
  expect(isBlankLine(blank)).toBe(true)
  expect(isBlankLine({ ...blank, prices: { price: '', cost: '2.00' } })).toBe(false)
})

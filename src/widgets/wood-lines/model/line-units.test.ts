import { describe, expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { unknownNumberForm } from '@domain/numbers'
import { getLineFigures } from './line-figures'
import { convertLinePrices } from './line-units'
import { createWoodLine, type WoodLine } from './wood-line'
import {
  reparsePrices,
  setPriceText,
  setPriceUnitText,
  setQuantityText,
  setUnitText,
} from './edit-line'
import { parseWood, setParsedQuantity } from './parse-wood'

const board = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 22,
  width_mm: 100,
  length_mm: 4000,
  pcs_per_pack: 240,
}

type Line = WoodLine<'cost'>
const blank = createWoodLine<'cost'>({ price: '', cost: '' })
const line: Line = { ...blank, specification: board }
const typeQuantity = (text: string, from = line) => setQuantityText(from, text)
const setPrices = (each: Line, price: string, cost = ''): Line => ({
  ...each,
  prices: { price, cost },
})
const getAmounts = (each: Line) => [each.quantity, each.unit]
const getPrices = (each: Line) => [each.prices.price, each.prices.cost, each.price_unit]

describe('the unit of a quantity', () => {
  it('changes without changing the wood', () => {
    const packs = typeQuantity('6pk')
    const inM3 = setUnitText(packs, 'm3')
    expect(getAmounts(inM3)).toEqual(['12.672', 'm3'])
    expect(getAmounts(setUnitText(inM3, 'pack'))).toEqual(['6', 'pack'])
    expect(getAmounts(setUnitText(inM3, 'pcs'))).toEqual(['1440', 'pcs'])
    expect(getAmounts(setUnitText(inM3, 'lm'))).toEqual(['5760', 'lm'])
    expect(inM3.former).toMatchObject({ quantity: '6', unit: 'pack' })
  })

  it('gives whole packs and pieces, at least one', () => {
    expect(getAmounts(setUnitText(typeQuantity('13 m3'), 'pack'))).toEqual(['6', 'pack'])
    expect(getAmounts(setUnitText(typeQuantity('0.5 m3'), 'pack'))).toEqual(['1', 'pack'])
  })

  it('names the unit of a bare number before a unit or price is set', () => {
    const bare = typeQuantity('6')
    expect(getAmounts(setUnitText(bare, 'pack'))).toEqual(['6', 'pack'])
    expect(setUnitText(bare, 'pack').former).toBeNull()
    expect(getAmounts(setUnitText(setPrices(bare, '310.00'), 'lm'))).toEqual(['2727.273', 'lm'])
    expect(getAmounts(setUnitText(typeQuantity('6', typeQuantity('40 m3')), 'lm'))).toEqual([
      '2727.273',
      'lm',
    ])
    // 12.672 packs are not plausible.
    expect(getAmounts(setUnitText({ ...typeQuantity('6'), quantity: '12.672' }, 'pack'))).toEqual([
      '6',
      'pack',
    ])
  })

  it('keeps a number that can’t be converted', () => {
    const unmeasured = typeQuantity('6pk', { ...blank, specification: null })
    expect(getAmounts(setUnitText(unmeasured, 'm3'))).toEqual(['6', 'm3'])
    expect(setUnitText(unmeasured, 'm3').former).toBeNull()
  })

  it('is set by a quantity written with it', () => {
    expect(getAmounts(typeQuantity('40 m3', typeQuantity('6pk')))).toEqual(['40', 'm3'])
  })
})

describe('the unit of a price', () => {
  const inRow = ['product', 'quantity', 'unit', 'price']
  const parseWords = (text: string) => parseWood(text) ?? expect.fail(`${text} is no wood`)

  it('is the usual unit of pasted wood, wherever its quantity is in the row', () => {
    const inItsColumn = setPriceText(typeQuantity('350 m2'), {
      name: 'price',
      text: '24.50',
      form: unknownNumberForm,
      writtenColumns: inRow,
    })
    expect(getPrices(inItsColumn)).toEqual(['24.50', '', 'm2'])
    const withTheWood = setParsedQuantity(
      setPriceText(line, {
        name: 'price',
        text: '24.50',
        form: unknownNumberForm,
        writtenColumns: inRow,
      }),
      parseWords('larch 21x121 350m2'),
    )
    expect([...getAmounts(withTheWood), ...getPrices(withTheWood)]).toEqual([
      '350',
      'm2',
      '24.50',
      '',
      'm2',
    ])
    const overAnother = setPriceText(
      setUnitText(setPrices(typeQuantity('3200 lm'), '0.385'), 'pk', true),
      { name: 'price', text: '310.00', form: unknownNumberForm, writtenColumns: inRow },
    )
    expect(getPrices(overAnother)).toEqual(['310.00', '', 'm3'])
  })

  it('stays once the user named or saw it', () => {
    const foreign = reparsePrices(
      setPriceText(setUnitText(line, 'pcs'), {
        name: 'price',
        text: '311.50 USD/m3',
        form: unknownNumberForm,
        writtenColumns: inRow,
      }),
      'EUR',
    )
    expect([foreign.price_unit, foreign.prices.price]).toEqual(['m3', '311.50 USD/m3'])
    const reparsed = reparsePrices(
      setPriceText(line, {
        name: 'price',
        text: '640 €/m3',
        form: unknownNumberForm,
        writtenColumns: inRow,
      }),
      'EUR',
    )
    expect(getPrices(setParsedQuantity(reparsed, parseWords('larch 21x121 350m2')))).toEqual([
      '640.00',
      '',
      'm3',
    ])
    const seen = setPriceText(line, { name: 'price', text: '640' })
    expect(setParsedQuantity(seen, parseWords('larch 21x121 350m2')).price_unit).toBe('m3')
  })

  it('follows the trade’s custom until there is a price', () => {
    expect(getPrices(typeQuantity('6pk'))).toEqual(['', '', 'm3'])
    expect(getPrices(typeQuantity('3200 lm'))).toEqual(['', '', 'lm'])
    expect(getPrices(setUnitText(setPrices(typeQuantity('3200 lm'), '0.385'), 'm3'))).toEqual([
      '0.385',
      '',
      'lm',
    ])
  })

  it('changes without changing the worth of the wood', () => {
    const packs = setPrices(typeQuantity('6pk'), '310.00', '248.50')
    const perPack = convertLinePrices(packs, 'pack')
    expect(getPrices(perPack)).toEqual(['654.72', '524.832', 'pack'])
    expect(getLineFigures(perPack, 'EUR').amounts).toEqual(getLineFigures(packs, 'EUR').amounts)
    expect(perPack.former).toMatchObject({ prices: { price: '310.00' }, price_unit: 'm3' })
    expect(getPrices(convertLinePrices(perPack, 'm3'))).toEqual(['310.00', '248.50', 'm3'])
  })

  it('applies to the price that came with it; another price keeps its worth', () => {
    const packs = setPrices(typeQuantity('6pk'), '310.00', '248.50')
    expect(getPrices(setPriceUnitText(packs, 'pk', ['price_unit']))).toEqual([
      '654.72',
      '524.832',
      'pack',
    ])
    expect(getPrices(setPriceUnitText(packs, 'pk', ['price', 'cost', 'price_unit']))).toEqual([
      '310.00',
      '248.50',
      'pack',
    ])
    const inPart = setPriceUnitText(packs, 'pk', ['cost', 'price_unit'])
    expect(getPrices(inPart)).toEqual(['654.72', '248.50', 'pack'])
    expect(inPart.former).toBeNull()
  })

  it('is set by a price written with it; the purchase price keeps its worth', () => {
    expect(
      getPrices(reparsePrices(setPrices(typeQuantity('6pk'), '654,72 €/pack', '248.50'), 'EUR')),
    ).toEqual(['654.72', '524.832', 'pack'])
  })

  it('is not changed by a purchase price for another unit, which stays as written', () => {
    const packs = setPrices(typeQuantity('6pk'), '310.00', '2,40 €/m')
    expect(reparsePrices(packs, 'EUR')).toBe(packs)
  })
})

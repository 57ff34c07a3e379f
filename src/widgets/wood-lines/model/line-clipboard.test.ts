import { describe, expect, it } from 'vitest'
import { blankSpecification } from '@/entities/product'
import { createLineClipboard } from './line-clipboard'
import { createWoodLine, type WoodLine } from './wood-line'

type DealLine = WoodLine<'planned_purchase_price'>
interface SupplyLine extends WoodLine {
  readonly ready_quantity: string
}

const blankDealLine = () =>
  createWoodLine<'planned_purchase_price'>({ price: '', planned_purchase_price: '' })
const blankSupplyLine = (): SupplyLine => ({ ...createWoodLine({ price: '' }), ready_quantity: '' })
const dealIn = (currency: string) =>
  createLineClipboard<DealLine>({
    prices: { price: 'sale', planned_purchase_price: 'purchase' },
    currency,
    newLine: blankDealLine,
  })
const supplyIn = (currency: string) =>
  createLineClipboard<SupplyLine>({
    prices: { price: 'purchase' },
    currency,
    ownFields: ['ready_quantity'],
    newLine: blankSupplyLine,
  })

const columnIds = [
  'product',
  'quantity',
  'unit',
  'price',
  'planned_purchase_price',
  'price_unit',
  'certification',
  'volume',
]
const line: DealLine = {
  ...blankDealLine(),
  specification: {
    ...blankSpecification,
    thickness_mm: 47,
    width_mm: 100,
    length_mm: 4800,
    pcs_per_pack: 72,
    packaging: 'foil',
  },
  ...{
    quantity: '6',
    unit: 'pack',
    isUnitSaid: true,
    isPriceUnitSaid: true,
    price_unit: 'pack',
    certification: 'fsc_100',
  },
  prices: { price: '510.00', planned_purchase_price: '402.50' },
}

describe('lines that are copied', () => {
  it('keep pack, units, prices and certification in another deal, with a new id', () => {
    const pasted = dealIn('EUR').read(dealIn('EUR').write({ lines: [line], columnIds }))
    const [copy] = pasted?.lines ?? []
    expect(copy?.id).not.toBe(line.id)
    expect(pasted?.lines).toEqual([{ ...line, id: copy?.id }])
    expect(pasted?.columnIds).toEqual(columnIds.filter((id) => id !== 'volume'))
  })

  it('keep the purchase price but not the sale price from a deal to a supply', () => {
    const pasted = supplyIn('EUR').read(dealIn('EUR').write({ lines: [line], columnIds }))
    expect(pasted?.lines[0]).toMatchObject({
      specification: { pcs_per_pack: 72, packaging: 'foil' },
      quantity: '6',
      unit: 'pack',
      price_unit: 'pack',
      prices: { price: '402.50' },
      ready_quantity: '',
    })
    expect(pasted?.columnIds).toEqual([
      'product',
      'quantity',
      'unit',
      'price',
      'price_unit',
      'certification',
    ])
  })

  it('contain no price whose column is not copied', () => {
    const text = dealIn('EUR').write({
      lines: [line],
      columnIds: columnIds.filter((id) => id !== 'planned_purchase_price'),
    })
    expect(text).not.toContain('402.50')
    expect(supplyIn('EUR').read(text)).toMatchObject({
      columnIds: ['product', 'quantity', 'unit', 'price_unit', 'certification'],
      lines: [{ prices: { price: '' } }],
    })
  })

  it('keep the currency of their prices in a document with another currency', () => {
    expect(
      dealIn('USD').read(dealIn('EUR').write({ lines: [line], columnIds }))?.lines[0]?.prices,
    ).toEqual({ price: '510.00 EUR', planned_purchase_price: '402.50 EUR' })
  })

  it('keep fields of a supply only in a supply', () => {
    const text = supplyIn('EUR').write({
      lines: [{ ...blankSupplyLine(), quantity: '6', ready_quantity: '5' }],
      columnIds: ['product', 'quantity', 'ready_quantity'],
    })
    expect(supplyIn('EUR').read(text)).toMatchObject({
      columnIds: ['product', 'quantity', 'ready_quantity'],
      lines: [{ ready_quantity: '5' }],
    })
    expect(dealIn('EUR').read(text)?.columnIds).toEqual(['product', 'quantity'])
  })

  it.each(['', 'spruce', '{}', '{"currency":"EUR","columnIds":["product"],"lines":[{"id":"a"}]}'])(
    'are not what reads %j',
    (text) => {
      expect(dealIn('EUR').read(text)).toBeNull()
    },
  )
})

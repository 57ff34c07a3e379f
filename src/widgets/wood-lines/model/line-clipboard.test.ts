import { describe, expect, it } from 'vitest'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { createLineClipboard } from './line-clipboard'
import { createWoodLine, type WoodLine } from './wood-line'

type DealLine = WoodLine<'planned_purchase_price'>
interface SupplyLine extends WoodLine {
  readonly ready_quantity: string
}

const createBlankDealLine = () =>
  createWoodLine<'planned_purchase_price'>({ price: '', planned_purchase_price: '' })
const createBlankSupplyLine = (): SupplyLine => ({
  ...createWoodLine({ price: '' }),
  ready_quantity: '',
})
const createDealClipboard = (currency: string) =>
  createLineClipboard<DealLine>({
    prices: { price: 'sale', planned_purchase_price: 'purchase' },
    currency,
    newLine: createBlankDealLine,
  })
const createSupplyClipboard = (currency: string) =>
  createLineClipboard<SupplyLine>({
    prices: { price: 'purchase' },
    currency,
    ownFields: ['ready_quantity'],
    newLine: createBlankSupplyLine,
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
  ...createBlankDealLine(),
  specification: {
    ...BLANK_SPECIFICATION,
    thickness_mm: 47,
    width_mm: 100,
    length_mm: 4800,
    pcs_per_pack: 72,
    packaging: 'foil',
  },
  ...{
    quantity: '6',
    unit: 'pack',
    isUnitStated: true,
    isPriceUnitStated: true,
    price_unit: 'pack',
    certification: 'fsc_100',
  },
  prices: { price: '510.00', planned_purchase_price: '402.50' },
}

describe('lines that are copied', () => {
  it('keep pack, units, prices and certification in another deal, with a new id', () => {
    const pasted = createDealClipboard('EUR').read(
      createDealClipboard('EUR').write({ lines: [line], columnIds }),
    )
    const [copy] = pasted?.lines ?? []
    expect(copy?.id).not.toBe(line.id)
    expect(pasted?.lines).toEqual([{ ...line, id: copy?.id }])
    expect(pasted?.columnIds).toEqual(columnIds.filter((id) => id !== 'volume'))
  })

  it('keep the purchase price but not the sale price from a deal to a supply', () => {
    const pasted = createSupplyClipboard('EUR').read(
      createDealClipboard('EUR').write({ lines: [line], columnIds }),
    )
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
    const text = createDealClipboard('EUR').write({
      lines: [line],
      columnIds: columnIds.filter((id) => id !== 'planned_purchase_price'),
    })
    expect(text).not.toContain('402.50')
    expect(createSupplyClipboard('EUR').read(text)).toMatchObject({
      columnIds: ['product', 'quantity', 'unit', 'price_unit', 'certification'],
      lines: [{ prices: { price: '' } }],
    })
  })

  it('keep the currency of their prices in a document with another currency', () => {
    expect(
      createDealClipboard('USD').read(
        createDealClipboard('EUR').write({ lines: [line], columnIds }),
      )?.lines[0]?.prices,
    ).toEqual({ price: '510.00 EUR', planned_purchase_price: '402.50 EUR' })
  })

  it('keep a discount; an amount in another currency is marked by its own', () => {
    const createDiscountClipboard = (currency: string) =>
      createLineClipboard<DealLine & { discount: string }>({
        prices: { price: 'sale', planned_purchase_price: 'purchase' },
        currency,
        ownFields: ['discount'],
        amountFields: ['discount'],
        newLine: () => ({ ...createBlankDealLine(), discount: '' }),
      })
    const text = createDiscountClipboard('EUR').write({
      lines: ['3.00%', '50.00'].map((discount) => ({ ...line, discount })),
      columnIds: [...columnIds, 'discount'],
    })
    const readDiscounts = (currency: string) =>
      createDiscountClipboard(currency)
        .read(text)
        ?.lines.map(({ discount }) => discount)
    expect(readDiscounts('EUR')).toEqual(['3.00%', '50.00'])
    expect(readDiscounts('GBP')).toEqual(['3.00%', '50.00 EUR'])
    expect(createSupplyClipboard('EUR').read(text)?.columnIds).not.toContain('discount')
  })

  it('keep fields of a supply only in a supply', () => {
    const text = createSupplyClipboard('EUR').write({
      lines: [{ ...createBlankSupplyLine(), quantity: '6', ready_quantity: '5' }],
      columnIds: ['product', 'quantity', 'ready_quantity'],
    })
    expect(createSupplyClipboard('EUR').read(text)).toMatchObject({
      columnIds: ['product', 'quantity', 'ready_quantity'],
      lines: [{ ready_quantity: '5' }],
    })
    expect(createDealClipboard('EUR').read(text)?.columnIds).toEqual(['product', 'quantity'])
  })

  it.each(['', 'spruce', '{}', '{"currency":"EUR","columnIds":["product"],"lines":[{"id":"a"}]}'])(
    'are not what reads %j',
    (text) => {
      expect(createDealClipboard('EUR').read(text)).toBeNull()
    },
  )
})

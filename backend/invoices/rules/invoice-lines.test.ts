import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import {
  createInvoiceLine,
  findInvoicedDiscountErrors,
  type InvoicedDealLine,
  type InvoicedLoad,
} from './invoice-lines'

// 0.0216 m3 a piece, 50 pieces a pack.
const specification = {
  ...BOARD,
  thickness_mm: 45,
  width_mm: 100,
  length_mm: 4800,
  pcs_per_pack: 50,
}

const createLine = (change: Partial<InvoicedDealLine> = {}): InvoicedDealLine => ({
  id: 'line',
  product_name: null,
  specification,
  certification: 'none',
  remark: null,
  price: '300.00',
  price_unit: 'm3',
  discount: null,
  service: null,
  litres: 10_800,
  invoiced_litres: 0,
  invoiced_discount_cents: 0,
  ...change,
})

const createLoad = (change: Partial<InvoicedLoad> = {}): InvoicedLoad => ({
  id: 'load',
  deal_line_id: 'line',
  specification,
  litres: 2160,
  pcs: 100,
  packs: 2,
  net_kg: 1000,
  gross_kg: 1020,
  named: [],
  ...change,
})

const price = (change: Partial<InvoicedDealLine>, ...loads: InvoicedLoad[]) => {
  const line = createInvoiceLine(createLine(change), loads, 'EUR')
  return line && [line.quantity, line.amount]
}

describe('the line of an invoice', () => {
  it('sums the loads of a deal line', () => {
    expect(createInvoiceLine(createLine(), [createLoad(), createLoad()], 'EUR')).toMatchObject({
      pcs: 200,
      packs: 4,
      volume_m3: '4.320',
      quantity: '4.320',
      amount: '1296.00',
      net_kg: 2000,
      gross_kg: 2040,
    })
  })

  it('is priced by its pieces in the unit of the price', () => {
    expect(price({ price_unit: 'lm', price: '1.25' }, createLoad())).toEqual(['480.00', '600.00'])
    expect(price({ price_unit: 'm2', price: '10.00' }, createLoad())).toEqual(['48.00', '480.00'])
    expect(price({ price_unit: 'pcs', price: '6.50' }, createLoad())).toEqual(['100', '650.00'])
    expect(price({ price_unit: 'pack', price: '320.00' }, createLoad())).toEqual(['2', '640.00'])
  })

  it('is priced by the exact length of named packs, rounded once', () => {
    const random = { ...specification, length_mm: null }
    const pack = (mark: string) => ({
      ...{ mark, litres: 1082, pcs: 51 },
      tally: [
        { length_mm: 3333, pcs: 1 },
        { length_mm: 4800, pcs: 50 },
      ],
    })
    const load = createLoad({ specification: random, named: [pack('A-1'), pack('A-2')], pcs: 102 })
    const line = createLine({ specification: random, price_unit: 'lm', price: '1.25' })
    expect(createInvoiceLine(line, [load], 'EUR')).toMatchObject({
      quantity: '486.67',
      amount: '608.34',
      tally: [
        { length_mm: 3333, pcs: 2 },
        { length_mm: 4800, pcs: 100 },
      ],
      pack_marks: ['A-1', 'A-2'],
    })
  })

  it('names no packs unless every load names its own', () => {
    const pack = { mark: 'A-1', litres: 2160, pcs: 100, tally: null }
    const named = createLoad({ named: [pack] })
    expect(createInvoiceLine(createLine(), [named], 'EUR')?.pack_marks).toEqual(['A-1'])
    expect(
      createInvoiceLine(createLine(), [named, createLoad()], 'EUR')?.pack_marks,
    ).toBeUndefined()
  })

  it('has no count of pieces or packs if one load has none', () => {
    const loose = createLoad({ packs: null, pcs: null })
    expect(createInvoiceLine(createLine(), [createLoad(), loose], 'EUR')).toMatchObject({
      pcs: null,
      packs: null,
      volume_m3: '4.320',
    })
  })

  it('deducts a discount in per cent', () => {
    expect(price({ discount: { kind: 'percent', value: '3.00' } }, createLoad())).toEqual([
      '2.160',
      '628.56',
    ])
  })

  /** Returns the discounts of invoices with these litres, one after the other. */
  const splitDiscount = (value: string, loads: readonly number[], currency = 'EUR') => {
    let [invoiced_litres, invoiced_discount_cents] = [0, 0]
    return loads.map((litres) => {
      const line = createInvoiceLine(
        createLine({
          discount: { kind: 'amount', value },
          invoiced_litres,
          invoiced_discount_cents,
        }),
        [createLoad({ litres })],
        currency,
      )
      invoiced_litres += litres
      invoiced_discount_cents += Number(line?.discount?.value) * 100
      return line?.discount?.value
    })
  }

  it('splits a discount in money over its invoices, so that it adds up', () => {
    expect(splitDiscount('100.00', [3600, 3600, 3600])).toEqual(['33.33', '33.34', '33.33'])
    expect(splitDiscount('1001.00', [5400, 5400], 'JPY')).toEqual(['501.00', '500.00'])
    // More is loaded than agreed.
    expect(splitDiscount('100.00', [5400, 6000])).toEqual(['50.00', '50.00'])
  })

  it('deducts what a revised line has left of its discount', () => {
    const invoiced = { invoiced_litres: 5000, invoiced_discount_cents: 10_000 }
    const deduct = (litres: number, loaded: number) =>
      createInvoiceLine(
        createLine({ discount: { kind: 'amount', value: '200.00' }, litres, ...invoiced }),
        [createLoad({ litres: loaded })],
        'EUR',
      )?.discount?.value
    expect(deduct(20_000, 15_000)).toBe('100.00')
    expect(deduct(6000, 1000)).toBe('100.00')
  })

  it('charges a service on the loaded wood', () => {
    const service = { service: 'planing' as const, price: '40.00' }
    expect(createInvoiceLine(createLine({ service }), [createLoad()], 'EUR')?.service).toEqual({
      service: 'planing',
      price: '40.00',
      m3: '2.160',
      amount: '86.40',
    })
  })
})

describe('a revised quantity of an invoiced line', () => {
  const line = {
    id: 'line',
    discount: { kind: 'amount' as const, value: '200.00' },
    volume_l: 10_000,
  }
  const find = (volume_l: number, discount_cents: number) =>
    findInvoicedDiscountErrors(
      [line],
      [{ id: 'line', volume_l }],
      new Map([['line', { litres: 5000, discount_cents, numbers: ['2026-0001'] }]]),
    )

  it('leaves wood to deduct the rest of a discount in money', () => {
    expect(find(5000, 10_000)).toEqual([
      {
        pointer: '/lines/0/quantity',
        code: 'invoiced',
        params: { number: '2026-0001', least: '5.001' },
      },
    ])
    expect(find(5001, 10_000)).toEqual([])
    expect(find(5000, 20_000)).toEqual([])
  })
})

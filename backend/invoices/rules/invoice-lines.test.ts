import { describe, expect, it } from 'vitest'
import { BOARD } from '../../deals/rules/samples'
import { createInvoiceLine, type InvoicedDealLine, type InvoicedLoad } from './invoice-lines'

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

  it('splits a discount in money over its invoices, so that it adds up', () => {
    const discount = { kind: 'amount' as const, value: '100.00' }
    const thirds = [0, 3600, 7200].map((invoiced_litres) =>
      createInvoiceLine(
        createLine({ discount, invoiced_litres }),
        [createLoad({ litres: 3600 })],
        'EUR',
      ),
    )
    expect(thirds.map((line) => line?.discount?.value)).toEqual(['33.33', '33.34', '33.33'])
  })

  it('splits a discount into amounts of the currency', () => {
    const discount = { kind: 'amount' as const, value: '1001.00' }
    const halves = [0, 5400].map((invoiced_litres) =>
      createInvoiceLine(
        createLine({ discount, invoiced_litres }),
        [createLoad({ litres: 5400 })],
        'JPY',
      ),
    )
    expect(halves.map((line) => line?.discount?.value)).toEqual(['501.00', '500.00'])
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

import { expect, it } from 'vitest'
import type { Charge } from '@domain/timber'
import { listOpenCharges } from './open-charges'

const pallets: Charge = {
  kind: 'pallets',
  text: null,
  basis: 'amount',
  quantity: null,
  value: '120.00',
}
const discount: Charge = { ...pallets, kind: 'discount', basis: 'percent', value: '2.00' }
const invoice = { id: 'id', number: '2026-0001', charges: [pallets, discount] }

it('names the invoice of a charge, and invoices equal charges one by one', () => {
  expect(listOpenCharges([pallets, pallets], [invoice]).map((one) => one.invoice?.number)).toEqual([
    '2026-0001',
    undefined,
  ])
})

it('keeps percentages open, because every invoice has them', () => {
  expect(listOpenCharges([discount], [invoice])).toMatchObject([
    { position: 1, invoice: null, is_always_charged: true },
  ])
})

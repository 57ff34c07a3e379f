import { expect, it } from 'vitest'
import type { Charge } from '@domain/money'
import { findInvoicedChargeErrors, findInvoicedCharges, listOpenCharges } from './open-charges'

const pallets: Charge = {
  kind: 'pallets',
  text: null,
  basis: 'amount',
  quantity: null,
  value: '120.00',
}
const discount: Charge = { ...pallets, kind: 'discount', basis: 'percent', value: '2.00' }
const invoice = { id: 'id', number: '2026-0001', charges: [pallets, discount] }

it('a charge names its invoice, and equal charges are invoiced one by one', () => {
  expect(listOpenCharges([pallets, pallets], [invoice]).map((one) => one.invoice?.number)).toEqual([
    '2026-0001',
    undefined,
  ])
})

it('percentages stay open, because every invoice has them', () => {
  expect(listOpenCharges([discount], [invoice])).toMatchObject([
    { position: 1, invoice: null, is_always_charged: true },
  ])
})

it('a change of an invoiced charge is refused, and names its invoice', () => {
  const dearer = { ...pallets, value: '150.00' }
  const find = (...revised: Charge[]) =>
    findInvoicedChargeErrors([discount, pallets], revised, [invoice])
  expect(find(discount, dearer)).toEqual([
    { pointer: '/charges/1', code: 'invoiced', params: { number: '2026-0001' } },
  ])
  expect(find(discount)).toMatchObject([{ pointer: '/charges' }])
  // Equal charges are one each.
  expect(findInvoicedChargeErrors([pallets], [pallets, dearer], [invoice])).toEqual([])
  expect(
    findInvoicedChargeErrors(
      [pallets, pallets],
      [pallets],
      [invoice, { ...invoice, number: '2026-0002' }],
    ),
  ).toEqual([{ pointer: '/charges', code: 'invoiced', params: { number: '2026-0002' } }])
})

it('a charge that took the place of a removed one is not reported', () => {
  const freight: Charge = { ...pallets, kind: 'freight' }
  expect(
    findInvoicedChargeErrors([pallets, discount], [discount, freight], [invoice]),
  ).toMatchObject([{ pointer: '/charges' }])
})

it('an invoiced charge is found at any place of a revision', () => {
  const find = (...revised: Charge[]) =>
    findInvoicedCharges([pallets, discount], revised, [invoice])
  expect(find(pallets, discount)).toEqual([0])
  expect(find(discount, pallets, pallets)).toEqual([1])
  expect(find(discount)).toEqual([])
})

it('percentages and charges that are not invoiced can change', () => {
  const freight: Charge = { ...pallets, kind: 'freight' }
  expect(
    findInvoicedChargeErrors(
      [pallets, discount, freight],
      [{ ...freight, value: '90.00' }, pallets],
      [invoice],
    ),
  ).toEqual([])
})

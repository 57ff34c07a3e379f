import { expect, it } from 'vitest'
import { getEditableOrderFields } from './schema'

it('a buyer can change everything but company and invoice until the order is placed', () => {
  expect(getEditableOrderFields('client', 'initial')).toEqual([
    'address_id',
    'incoterms',
    'delivery_week',
    'trucks',
    'customer_reference',
    'additional_information',
  ])
})
it('a buyer can change week, reference and remarks until confirmation, and nothing later', () => {
  expect(getEditableOrderFields('client', 'pending')).toEqual([
    'delivery_week',
    'customer_reference',
    'additional_information',
  ])
  expect(getEditableOrderFields('client', 'confirmed')).toEqual([])
})
it('staff can enter the invoice once the order is placed', () => {
  expect(getEditableOrderFields('manager', 'initial')).not.toContain('invoice')
  expect(getEditableOrderFields('manager', 'confirmed')).toEqual(['invoice'])
  expect(getEditableOrderFields('manager', 'canceled')).toEqual([])
})

import { expect, test } from 'vitest'
import { getEditableOrderFields } from './schema'

test('a buyer can change everything but company and invoice until the order is placed', () => {
  expect(getEditableOrderFields('client', 'initial')).toEqual([
    'address_id',
    'incoterms',
    'delivery_week',
    'trucks',
    'customer_reference',
    'additional_information',
  ])
})
test('a buyer can change week, reference and remarks until confirmation, and nothing later', () => {
  expect(getEditableOrderFields('client', 'pending')).toEqual([
    'delivery_week',
    'customer_reference',
    'additional_information',
  ])
  expect(getEditableOrderFields('client', 'confirmed')).toEqual([])
})
test('staff can enter the invoice once the order is placed', () => {
  expect(getEditableOrderFields('manager', 'initial')).not.toContain('invoice')
  expect(getEditableOrderFields('manager', 'confirmed')).toEqual(['invoice'])
  expect(getEditableOrderFields('manager', 'canceled')).toEqual([])
})

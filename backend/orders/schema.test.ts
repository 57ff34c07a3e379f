import { expect, test } from 'vitest'
import { getEditableOrderFields } from './schema'

test('a buyer changes all but company and invoice until it is ordered', () => {
  expect(getEditableOrderFields('client', 'initial')).toEqual([
    'address_id',
    'incoterms',
    'delivery_week',
    'trucks',
    'customer_reference',
    'additional_information',
  ])
})
test('until it is confirmed its week and what is said of it, and then nothing', () => {
  expect(getEditableOrderFields('client', 'pending')).toEqual([
    'delivery_week',
    'customer_reference',
    'additional_information',
  ])
  expect(getEditableOrderFields('client', 'confirmed')).toEqual([])
})
test('the house puts the invoice there as soon as it is ordered', () => {
  expect(getEditableOrderFields('manager', 'initial')).not.toContain('invoice')
  expect(getEditableOrderFields('manager', 'confirmed')).toEqual(['invoice'])
  expect(getEditableOrderFields('manager', 'canceled')).toEqual([])
})

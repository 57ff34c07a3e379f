import { expect, test } from 'vitest'
import { editableFields } from './order-fields'

test('a buyer changes all but company and invoice until it is ordered', () => {
  expect(editableFields('client', 'initial')).toEqual([
    'address_id',
    'incoterms',
    'delivery_week',
    'trucks',
    'customer_reference',
    'additional_information',
  ])
})
test('until it is confirmed its week and what is said of it, and then nothing', () => {
  expect(editableFields('client', 'pending')).toEqual([
    'delivery_week',
    'customer_reference',
    'additional_information',
  ])
  expect(editableFields('client', 'confirmed')).toEqual([])
})
test('the house puts the invoice there as soon as it is ordered', () => {
  expect(editableFields('manager', 'initial')).not.toContain('invoice')
  expect(editableFields('manager', 'confirmed')).toEqual(['invoice'])
  expect(editableFields('manager', 'canceled')).toEqual([])
})

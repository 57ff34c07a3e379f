import { expect, it } from 'vitest'
import { findChargeErrors, findDiscountErrors } from './find-charge-errors'

type Charge = Parameters<typeof findChargeErrors>[0][number]
const charge: Charge = {
  kind: 'freight',
  text: null,
  basis: 'amount',
  quantity: null,
  value: '450.00',
}

it.each<[string, Partial<Charge>, string, string]>([
  ['a price needs a quantity', { basis: 'quantity' }, 'quantity', 'required'],
  ['an amount has no quantity', { quantity: '2' }, 'quantity', 'unexpected'],
  ['freight is not a percentage', { basis: 'percent' }, 'basis', 'unexpected'],
  ['a discount is not below zero', { kind: 'discount', value: '-2.00' }, 'value', 'too_small'],
  [
    'a discount is at most 100 per cent',
    { kind: 'discount', basis: 'percent', value: '100.01' },
    'value',
    'too_large',
  ],
  ['an amount has at most two decimals', { value: '450.005' }, 'value', 'wrong_format'],
])('%s', (_, change, field, code) => {
  expect(findChargeErrors([charge, { ...charge, ...change }], 'EUR')).toMatchObject([
    { pointer: `/charges/1/${field}`, code },
  ])
})

it('a charge that deducts is accepted', () => {
  expect(findChargeErrors([{ ...charge, kind: 'claim', value: '-450.00' }], 'EUR')).toEqual([])
})

it('a yen has no cents', () => {
  expect(findChargeErrors([{ ...charge, value: '450.50' }], 'JPY')).toMatchObject([
    { pointer: '/charges/0/value', code: 'no_cents' },
  ])
})

it('a discount of a line is at most the line', () => {
  const lines = [
    { discount: { kind: 'amount', value: '100.01' } as const },
    { discount: { kind: 'percent', value: '101.00' } as const },
    { discount: null },
  ]
  expect(findDiscountErrors(lines, ['100.00', '100.00', null], 'EUR')).toMatchObject([
    { pointer: '/lines/0/discount', code: 'too_large' },
    { pointer: '/lines/1/discount', code: 'too_large' },
  ])
})

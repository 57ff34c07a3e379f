import { expect, it } from 'vitest'
import { parsePrice } from './parse-price'

it.each([
  ['312', '312.00'],
  ['312.', '312.00'],
  ['312,5', '312.50'],
  ['1 200.50', '1200.50'],
  ['1.200,50', '1200.50'],
  ['1,200', '1200.00'],
  ['€ 1’200.50', '1200.50'],
])('a price in euro written as %s is %s', (text, value) => {
  expect(parsePrice(text, 'EUR')).toEqual({ ok: true, value })
})

it.each(['', 'many', '-5', '12 packs', '12345678901'])('%j is no price', (text) => {
  expect(parsePrice(text, 'EUR')).toEqual({ ok: false, code: 'no_price' })
})

it('in another currency is none in this one', () => {
  expect(parsePrice('100 USD', 'EUR')).toEqual({ ok: false, code: 'other_currency', written: 'USD' })
})

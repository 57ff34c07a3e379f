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
  ['312/m3', '312.00'],
  ['312 €/m³', '312.00'],
  ['312,50 EUR/m3', '312.50'],
  ['1 200 € / kub. m', '1200.00'],
  ['312/m3 €', '312.00'],
])('a price of a cubic metre in euro written as %s is %s', (text, value) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: true, value })
})

it.each(['', 'many', '-5', '12 packs', '12345678901', '-€50', '312,50 € HT', '312,50 € + PVM', '312 m3', '312/', '1€50', '€/m³'])('%j is no price', (text) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: false, code: 'no_price' })
})

it('in another currency is none in this one', () => {
  expect(parsePrice('100 USD', 'EUR', 'm3')).toEqual({ ok: false, code: 'other_currency', written: 'USD' })
})

it.each(['312 €/pc', '312/lm', '312 EUR/t'])('%j is for another unit than the cubic metre, and no price of one', (text) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: false, code: 'no_price' })
})

it.each([
  ['3,12 €/vnt.', 'pcs'],
  ['3,12/pièce', 'pcs'],
  ['3,12 EUR/m', 'lm'],
  ['3,12 €/m2', 'm2'],
  ['3,12 €/paquete', 'pack'],
] as const)('%s is a price where the line is sold by %s', (text, unit) => {
  expect(parsePrice(text, 'EUR', unit)).toEqual({ ok: true, value: '3.12' })
})

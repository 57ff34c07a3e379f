import { expect, it } from 'vitest'
import { parsePrice } from './parse-price'

it.each([
  ['312', '312.00'],
  ['312.', '312.00'],
  ['312,5', '312.50'],
  ['1 200.50', '1200.50'],
  ['1.200,50', '1200.50'],
  ['1,200.0', '1200.00'],
  ['€ 1’200.50', '1200.50'],
  ['312/m3', '312.00'],
  ['312 €/m³', '312.00'],
  ['312,50 EUR/m3', '312.50'],
  ['1 200 € / kub. m', '1200.00'],
  ['312/m3 €', '312.00'],
  ['EUR 312.00 per m3', '312.00'],
  ['312,50 € HT', '312.50'],
  ['312 € HT/m³', '312.00'],
  ['312 €/m³ + PVM', '312.00'],
])('a price of a cubic metre in euro written as %s is %s', (text, value) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: true, value })
})

it.each([
  '',
  'many',
  '12 packs',
  '12345678901',
  '312 m3',
  '312/',
  '312/t',
  '312/m3/',
  '312/m3/pc/lm',
  'many/pc',
  '1€50',
  '1 HT 50',
  '€/m³',
])('%j is no price', (text) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: false, code: 'no_price' })
})

it.each(['-5', '-€50', '−312,5 €/m³', '-1,200'])('%j is refused as below zero', (text) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: false, code: 'below_zero' })
})

it.each(['1,200', '1.200 €/m³'])('%j could be two prices, and is neither', (text) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({
    ok: false,
    code: 'ambiguous_number',
    written: text.slice(0, 5),
    thousands: '1200',
    decimals: '1.200',
  })
})

it.each([
  ['0,385', '0.385'],
  ['0.385', '0.385'],
  ['1,2355', '1.2355'],
  ['0.3850', '0.385'],
])('%j has decimals, and never thousands', (text, value) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: true, value })
})

it('a price with more than four decimals is invalid', () => {
  expect(parsePrice('0.38512', 'EUR', 'm3')).toEqual({ ok: false, code: 'no_price' })
})

it('a price in another currency is invalid', () => {
  expect(parsePrice('100 USD', 'EUR', 'm3')).toEqual({
    ok: false,
    code: 'other_currency',
    written: 'USD',
  })
})

it.each([
  ['312 €/pc', 'pcs'],
  ['312/lm', 'lm'],
  ['312 € HT par m²', 'm2'],
  ['312 EUR už vnt.', 'pcs'],
] as const)('%j is for another unit than the cubic metre, and none of one', (text, unit) => {
  expect(parsePrice(text, 'EUR', 'm3')).toEqual({ ok: false, code: 'other_unit', unit })
})

it('a price with two units is invalid, but one unit may be named twice', () => {
  expect(parsePrice('312 €/m3 EUR/pack', 'EUR', 'm3')).toEqual({
    ok: false,
    code: 'two_units',
    units: ['m3', 'pack'],
  })
  expect(parsePrice('312 €/m3 EUR/m³', 'EUR', 'm3')).toEqual({ ok: true, value: '312.00' })
})

it('a price including value added tax is invalid', () => {
  expect(parsePrice('375 € TTC/m³', 'EUR', 'm3')).toEqual({ ok: false, code: 'with_vat' })
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

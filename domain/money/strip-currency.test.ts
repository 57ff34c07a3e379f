import { describe, expect, it } from 'vitest'
import { stripCurrency } from './strip-amount'

describe('the currency written around an amount', () => {
  it.each([
    ['£100.50', 'GBP', '100.50'],
    ['€ 100,50', 'EUR', '100,50'],
    ['100.50 EUR', 'EUR', '100.50'],
    ['1 200,50\u00a0€', 'EUR', '1 200,50'],
    ['100,50 Eur.', 'EUR', '100,50'],
    ['US$ 1,200', 'USD', '1,200'],
    ['1 200,50 $US', 'USD', '1 200,50'],
    ['£GB 980', 'GBP', '980'],
    ['CN¥980', 'CNY', '980'],
    ['1.200 kr.', 'NOK', '1.200'],
    ['450 zł', 'PLN', '450'],
    ['￥980', 'JPY', '980'],
    ['EUR 100 €', 'EUR', '100'],
    ['-€50', 'EUR', '-50'],
    ['312 €/m³', 'EUR', '312 /m³'],
    ['312EUR/m3', 'EUR', '312/m3'],
    ['312,50 € HT', 'EUR', '312,50  HT'],
    ['312,50 € + PVM', 'EUR', '312,50  + PVM'],
    ['312€HT', 'EUR', '312HT'],
  ])('in %j is removed if it is %s', (text, currency, bare) => {
    expect(stripCurrency(text, currency)).toEqual({ text: bare, foreign: null })
  })

  it.each([
    ['£100.50', 'EUR', '£'],
    ['100 USD', 'EUR', 'USD'],
    ['A$100', 'USD', 'A$'],
    ['100 kr', 'EUR', 'kr'],
    ['100 aud', 'GBP', 'aud'],
    ['312 £/m³', 'EUR', '£'],
    ['312 USD/m3', 'EUR', 'USD'],
    ['1.08 EUR/USD', 'EUR', 'USD'],
  ])('in %j differs from %s and is returned', (text, currency, foreign) => {
    expect(stripCurrency(text, currency)).toEqual({ text, foreign })
  })

  it.each([
    '312',
    '312.',
    '312,5',
    '-12',
    'many',
    '6pk',
    '312/m3',
    '312 HT',
    '1€50',
    '1 EUR 50',
    '',
  ])('is none in %j', (text) => {
    expect(stripCurrency(text, 'EUR')).toEqual({ text, foreign: null })
  })
})

import { describe, expect, it } from 'vitest'
import { convertCost } from './costs'

const EURO = { currency: 'EUR', exchange_rate: null }
const POUND = { currency: 'GBP', exchange_rate: '0.85' }
const DOLLAR = { currency: 'USD', exchange_rate: '1.0842' }
const YEN = { currency: 'JPY', exchange_rate: '160.5' }

describe('a cost in another currency', () => {
  it.each([
    ['dollars in a deal in euro', { ...DOLLAR, amount: '100.00' }, EURO, '92.23'],
    ['euro in a deal in pounds', { ...EURO, amount: '100.00' }, POUND, '85.00'],
    ['dollars in a deal in pounds', { ...DOLLAR, amount: '100.00' }, POUND, '78.40'],
    ['euro in a deal in yen, whole', { ...EURO, amount: '10.01' }, YEN, '1607.00'],
    ['yen in a deal in euro', { ...YEN, amount: '1607.00' }, EURO, '10.01'],
    [
      'half a cent, away from zero',
      { ...POUND, amount: '0.17' },
      { ...POUND, currency: 'SEK', exchange_rate: '0.025' },
      '0.01',
    ],
  ])('is converted once: %s', (_, cost, deal, amount) => {
    expect(convertCost(cost, deal)).toBe(amount)
  })

  it('is unknown while its rate or that of the deal is open', () => {
    expect(convertCost({ ...DOLLAR, exchange_rate: null, amount: '100.00' }, EURO)).toBeNull()
    expect(
      convertCost({ ...DOLLAR, amount: '100.00' }, { ...POUND, exchange_rate: null }),
    ).toBeNull()
  })
})

it('a cost in the currency of the deal needs no rate', () => {
  const open = { ...POUND, exchange_rate: null }
  expect(convertCost({ ...open, amount: '100.00' }, open)).toBe('100.00')
})

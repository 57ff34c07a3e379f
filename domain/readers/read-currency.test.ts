import { describe, expect, it } from 'vitest'
import { getValue } from './get-value'
import { readCurrency } from './read-currency'

describe('a currency', () => {
  it.each([
    ['eur', 'EUR'],
    [' € ', 'EUR'],
    ['zł', 'PLN'],
    ['', null],
  ])('"%s" is %s', (text, currency) => expect(getValue(readCurrency(text))).toBe(currency))

  it('is refused if it is none of ours', () =>
    expect(readCurrency('XYZ')).toEqual({ ok: false, problem: { code: 'no_currency' } }))
})

import { describe, expect, it } from 'vitest'
import { getValue } from './get-value'
import { isImperial, readMillimetres, readMoney, readPieces, readPrice } from './read-amount'

describe('a price', () => {
  it.each([
    ['311,50', '311.50'],
    ['311.5', '311.50'],
    ['1 480,25 €', '1480.25'],
    ['EUR 0,7005', '0.7005'],
    ['0', '0.00'],
    ['311,500000', '311.50'],
  ])('"%s" is %s', (text, price) => expect(getValue(readPrice(text))).toBe(price))

  it.each([
    ['-5', { code: 'below_zero' }],
    ['311,12345', { code: 'too_precise', limit: 4 }],
    ['on request', { code: 'no_number' }],
    ['0x1F', { code: 'no_number' }],
    ['1e5', { code: 'no_number' }],
    ['$ 311', { code: 'other_currency' }],
    ['311 € TTC', { code: 'with_vat' }],
    ['1234567890', { code: 'too_large', limit: 999_999_999 }],
  ])('"%s" is refused', (text, problem) => expect(readPrice(text)).toEqual({ ok: false, problem }))

  it('with a mark that could group thousands is ambiguous', () => {
    expect(readPrice('1,480')).toMatchObject({
      code: 'ambiguous_number',
      thousands: '1480',
      decimals: '1.480',
    })
    expect(getValue(readPrice('1,480', { decimal: '.', thousands: ',' }))).toBe('1480.00')
  })
})

describe('an amount of money', () => {
  it.each([
    ['5.000,00 €', 'EUR', '5000.00'],
    ['£100.5', 'GBP', '100.50'],
    ['7', 'SEK', '7.00'],
    ['', 'EUR', null],
  ])('"%s" in %s is %s', (text, currency, amount) =>
    expect(getValue(readMoney(text, currency))).toBe(amount),
  )

  it.each([
    ['$5.00', 'other_currency'],
    ['-5.00', 'below_zero'],
    ['5.0055', 'too_precise'],
    ['five', 'no_number'],
  ])('"%s" is refused: %s', (text, code) =>
    expect(readMoney(text, 'EUR')).toMatchObject({ ok: false, problem: { code } }),
  )
})

describe('pieces', () => {
  it.each([
    ['120.0', 120],
    ['1 200', 1200],
    ['12 pcs', 12],
    ['12 vnt.', 12],
    ['0', 0],
  ])('"%s" are %d', (text, pcs) => expect(getValue(readPieces(text, 100_000))).toBe(pcs))
  it.each([
    ['-5', { code: 'below_zero' }],
    ['1.5', { code: 'not_whole' }],
    ['12 m3', { code: 'no_number' }],
    ['100001', { code: 'too_large', limit: 100_000 }],
  ])('"%s" are refused', (text, problem) =>
    expect(readPieces(text, 100_000)).toEqual({ ok: false, problem }),
  )
  it('such as 1,200 are ambiguous', () =>
    expect(readPieces('1,200', 100_000)).toMatchObject({ code: 'ambiguous_number' }))
})

it.each([
  ['4800', 4800],
  ['4,8', 4800],
  ['6.0', 6000],
  ['4.8 m', 4800],
  ['4 800 mm', 4800],
  ['4,800', 4800],
  ['480 cm', 4800],
])('a length of %s is %d mm', (text, mm) => expect(getValue(readMillimetres(text, true))).toBe(mm))
it('a size in inches or feet is recognized', () => {
  for (const text of ['2x4', "8'", '2"', '16 ft', '1 1/2']) expect(isImperial(text)).toBe(true)
  for (const text of ['22x100', '22', '4.8', 'Spruce KD SF 22x100x4000'])
    expect(isImperial(text)).toBe(false)
  expect(readMillimetres("8'", true)).toMatchObject({ problem: { code: 'imperial' } })
})

import { describe, expect, it } from 'vitest'
import { unknownNumberForm, getLanguageNumberForm, createNumberForm } from './number-form'
import { readNumber } from './read-number'

const read = (text: string, locale: string) => {
  const number = readNumber(text, getLanguageNumberForm(locale))
  return number.ok ? number.value : number.code
}
const locales = ['en', 'fr', 'lt', 'es']

describe('a number in the language’s own form', () => {
  it.each([
    ['en', '1,250', '1250'],
    ['en', '1.250', '1.250'],
    ['es', '1.250', '1250'],
    ['es', '1,250', '1.250'],
    ['fr', '1 250', '1250'],
    ['fr', '1,250', '1.250'],
    ['fr', '1\u202f250,5', '1250.5'],
    ['lt', '1\u00a0250', '1250'],
    ['lt', '1,250', '1.250'],
    ['lt', '−4,5', '-4.5'],
    ['en', '-12.5', '-12.5'],
  ])('in %s: %s is %s', (locale, text, value) => {
    expect(read(text, locale)).toBe(value)
  })
})

describe('an unambiguous number', () => {
  it.each([
    ['0,385', '0.385'],
    ['0.385', '0.385'],
    [',385', '.385'],
    ['1,2355', '1.2355'],
    ['1.2355', '1.2355'],
    ['1234,567', '1234.567'],
    ['312,5', '312.5'],
    ['312.50', '312.50'],
    ['1,234.567', '1234.567'],
    ['1.234,567', '1234.567'],
    ['1 234,567', '1234.567'],
    ['1’234.567', '1234.567'],
    ["1'250", '1250'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['007', '7'],
    ['00,5', '0.5'],
    ['12.', '12'],
    ['1,250.', '1250'],
  ])('is read in every language: %s', (text, value) => {
    const expected = value.startsWith('.') ? `0${value}` : value
    expect(locales.map((locale) => read(text, locale))).toEqual(locales.map(() => expected))
    expect(readNumber(text)).toEqual({ ok: true, value: expected })
  })
})

describe('a number that could be thousands or decimals', () => {
  it.each(['1.250', '1,250', '999.999'])(
    'has both readings where nothing is known of its form: %s',
    (text) => {
      const [before, after] = text.split(/[.,]/)
      const both = {
        ok: false,
        code: 'ambiguous_number',
        thousands: `${before}${after}`,
        decimals: `${before}.${after}`,
      }
      expect(readNumber(text, unknownNumberForm)).toEqual(both)
    },
  )

  it('is read in a language that groups by spaces and has another decimal mark', () => {
    expect([read('1.250', 'fr'), read('1.250', 'lt')]).toEqual([
      'ambiguous_number',
      'ambiguous_number',
    ])
  })

  it('follows the decimal mark of its source', () => {
    expect(readNumber('1.250', createNumberForm('.'))).toEqual({ ok: true, value: '1.250' })
    expect(readNumber('1.250', createNumberForm(','))).toEqual({ ok: true, value: '1250' })
  })
})

it.each([
  '',
  ' ',
  '.',
  '-',
  'abc',
  '12a',
  '1,23,45',
  '1.2.3',
  '1,2345.6',
  '12 5',
  '1 2',
  '1 250 5',
  '0 250',
  '1,250.500,5',
  '1.250 000',
  '--5',
  '1-2',
  '5%',
])('%j is no number in any language', (text) => {
  expect(locales.map((locale) => read(text, locale))).toEqual(locales.map(() => 'no_number'))
})

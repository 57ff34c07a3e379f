import { describe, expect, it } from 'vitest'
import { compareDecimals, editDecimal, readDecimal, showDecimal } from './decimal-text'

describe('reading a number as typed', () => {
  it.each([
    ['1,234.50', 'en', '1234.50'],
    ['1 234,50', 'fr', '1234.50'],
    ['1.234,50', 'es', '1234.50'],
    ['1234,5', 'en', '1234.5'],
    ['1234.5', 'lt', '1234.5'],
    ['1,234', 'en', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1.234', 'lt', '1234'],
    ['0.125', 'lt', '0.125'],
    ['1,234,567', 'en', '1234567'],
    ['-12,5', 'fr', '-12.5'],
    ['007', 'en', '7'],
    [',5', 'fr', '0.5'],
  ])('reads %s in %s as %s', (text, locale, value) => {
    expect(readDecimal(text, locale)).toEqual({ ok: true, value })
  })

  it.each(['', 'abc', '12a', '1,23,45', '1.2.3', '5.', '1,2345.6'])('refuses %j', (text) => {
    expect(readDecimal(text, 'en')).toEqual({ ok: false })
  })
})

it('shows a decimal string exactly, however long', () => {
  expect(showDecimal('12345678901234567.89', 'en')).toBe('12,345,678,901,234,567.89')
  expect(showDecimal('9450', 'en', 2)).toBe('9,450.00')
  expect(showDecimal('12,x', 'en')).toBe('12,x')
})

it('groups thousands in every language, so that a column of amounts lines up', () => {
  expect(['en', 'fr', 'lt', 'es'].map((locale) => showDecimal('4026.21', locale, 2))).toEqual(['4,026.21', '4\u202f026,21', '4\u00a0026,21', '4.026,21'])
})

it('edits with the mark of the language and without groups', () => {
  expect(editDecimal('1234.5', 'fr')).toBe('1234,5')
})

it('compares by value and not by letters', () => {
  expect(compareDecimals('9.5', '10')).toBe(-1)
  expect(compareDecimals('10.50', '10.5')).toBe(0)
  expect(compareDecimals('-3', '-4.25')).toBe(1)
})

import { expect, it } from 'vitest'
import { formatEditableNumber, formatNumber } from './format'

it('a decimal string of any length is formatted exactly', () => {
  expect(formatNumber('12345678901234567.89', 'en')).toBe('12,345,678,901,234,567.89')
  expect(formatNumber('9450', 'en', 2)).toBe('9,450.00')
  expect(formatNumber('12,x', 'en')).toBe('12,x')
})

it('thousands are grouped in every language, so that columns of amounts line up', () => {
  expect(['en', 'fr', 'lt', 'es'].map((locale) => formatNumber('4026.21', locale, 2))).toEqual([
    '4,026.21',
    '4\u00a0026,21',
    '4\u00a0026,21',
    '4.026,21',
  ])
})

it('a number for editing has the decimal mark of the language and no grouping', () => {
  expect(formatEditableNumber('1234.5', 'fr')).toBe('1234,5')
})

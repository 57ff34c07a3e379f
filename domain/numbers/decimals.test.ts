import { expect, it } from 'vitest'
import { compareDecimals, isDecimal, padDecimals, toNumber } from './decimals'
import { toUnreadText } from './read-number'

it('decimals are compared by value, not as text', () => {
  expect(compareDecimals('9.5', '10')).toBe(-1)
  expect(compareDecimals('10.50', '10.5')).toBe(0)
  expect(compareDecimals('-3', '-4.25')).toBe(1)
})

it.each([
  ['3', 2, '3.00'],
  ['-2.5', 2, '-2.50'],
  ['2.375', 2, '2.375'],
  ['3', 0, '3'],
])('a decimal is padded from %s to %d places: %s', (value, places, written) => {
  expect(padDecimals(value, places)).toBe(written)
})

it('unread text is stored unchanged, distinct from a parsed decimal', () => {
  expect([' £100 ', '12,x', '1.250'].map(toUnreadText)).toEqual(['£100', '12,x', ' 1.250'])
  expect(isDecimal(toUnreadText('1.250'))).toBe(false)
})

it.each(['', ' ', '0x1F', '1e3', 'Infinity', ' 1.250', '1 200', '12.', 'ten'])(
  '"%s" is no number',
  (text) => expect(toNumber(text)).toBeNaN(),
)

it.each([
  ['0', 0],
  ['-5', -5],
  ['1.250', 1.25],
  ['007', 7],
])('"%s" is %d', (text, number) => expect(toNumber(text)).toBe(number))

import { expect, it } from 'vitest'
import { compareDecimals } from './compare-decimals'
import { isDecimal } from './is-decimal'
import { toUnreadText } from './unread-text'
import { padDecimals } from './pad-decimals'

it('compares decimals by value, not as text', () => {
  expect(compareDecimals('9.5', '10')).toBe(-1)
  expect(compareDecimals('10.50', '10.5')).toBe(0)
  expect(compareDecimals('-3', '-4.25')).toBe(1)
})

it.each([
  ['3', 2, '3.00'],
  ['-2.5', 2, '-2.50'],
  ['2.375', 2, '2.375'],
  ['3', 0, '3'],
])('pads %s to %d decimals: %s', (value, places, written) => {
  expect(padDecimals(value, places)).toBe(written)
})

it('stores unread text unchanged, distinct from a parsed decimal', () => {
  expect([' £100 ', '12,x', '1.250'].map(toUnreadText)).toEqual(['£100', '12,x', ' 1.250'])
  expect(isDecimal(toUnreadText('1.250'))).toBe(false)
})

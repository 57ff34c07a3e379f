import { expect, it } from 'vitest'
import { toNumber } from './to-number'

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

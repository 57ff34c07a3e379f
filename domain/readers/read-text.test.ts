import { expect, it } from 'vitest'
import { getValue } from './get-value'
import { readCode, readText } from './read-text'

it.each(['3,76012E+17', '3.76012E+17', '3.76012E17', '3e8'])(
  'a code in E-notation is refused: %s',
  (text) => expect(readCode(text, 40)).toMatchObject({ problem: { code: 'inexact_code' } }),
)
it('a code keeps its leading zeros, and a too long code is refused with the limit', () => {
  expect(getValue(readCode('000123', 40))).toBe('000123')
  expect(readCode('1'.repeat(41), 40)).toEqual({
    ok: false,
    problem: { code: 'too_long', limit: 40 },
  })
  expect(readText('x'.repeat(301), 300)).toEqual({
    ok: false,
    problem: { code: 'too_long', limit: 300 },
  })
})

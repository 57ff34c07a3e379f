import { expect, test } from 'vitest'
import { isNearEnd, timeLeft } from './time-left'

const before = (seconds: number) => timeLeft(seconds * 1000)

test.each([
  [36 * 3600 + 59, { unit: 'hours', count: 36 }],
  [3600, { unit: 'hours', count: 1 }],
  [3599, { unit: 'minutes', count: 59 }],
  [60, { unit: 'minutes', count: 1 }],
  [59, { unit: 'less' }],
  [0, { unit: 'over' }],
  [-5, { unit: 'over' }],
])('%i seconds', (seconds, left) => {
  expect(before(seconds)).toEqual(left)
})

test('an hour is time enough, less is not', () => {
  expect([3600, 3599, 10].map((seconds) => isNearEnd(before(seconds)))).toEqual([false, true, true])
})

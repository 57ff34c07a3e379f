import { expect, it } from 'vitest'
import { isExpiringSoon, toRemainingTime } from './remaining-time'

const toTimeBefore = (seconds: number) => toRemainingTime(seconds * 1000)

it.each([
  [36 * 3600 + 59, { unit: 'hours', count: 36 }],
  [3600, { unit: 'hours', count: 1 }],
  [3599, { unit: 'minutes', count: 59 }],
  [60, { unit: 'minutes', count: 1 }],
  [59, { unit: 'less' }],
  [0, { unit: 'over' }],
  [-5, { unit: 'over' }],
])('a time of %i seconds is shown by its largest unit', (seconds, left) => {
  expect(toTimeBefore(seconds)).toEqual(left)
})

it('a basket expires soon if less than an hour remains', () => {
  expect([3600, 3599, 10].map((seconds) => isExpiringSoon(toTimeBefore(seconds)))).toEqual([
    false,
    true,
    true,
  ])
})

import { expect, it } from 'vitest'
import { findFutureDayErrors } from './find-future-day-errors'

it('a day after today is refused, today is not', () => {
  const today = '2026-11-29'
  expect(findFutureDayErrors('/date', '2026-11-29', today)).toEqual([])
  expect(findFutureDayErrors('/date', '2026-11-30', today)).toEqual([
    { pointer: '/date', code: 'future_day' },
  ])
})

import { expect, test } from 'vitest'
import { findDeliveryWeekErrors } from './delivery-week'

/** The Sunday of week 47. */
const TODAY = '2026-11-22'

test.each([
  ['none yet', null, undefined],
  ['the week that it is, to its last day', '2026-W47', undefined],
  ['the last of 52 ahead, in a year of 53 weeks', '2027-W46', undefined],
  ['the week before', '2026-W46', 'week_over'],
  ['a year before', '2025-W50', 'week_over'],
  ['one more', '2027-W47', 'week_too_far'],
  ['a week that its year does not have', '2027-W53', 'wrong_format'],
])('%s', (_, week, code) => {
  expect(findDeliveryWeekErrors(week, TODAY)[0]?.code).toBe(code)
})

test('on the Monday after, it is over', () => {
  expect(findDeliveryWeekErrors('2026-W47', '2026-11-23')).toEqual([
    { pointer: '/delivery_week', code: 'week_over' },
  ])
})

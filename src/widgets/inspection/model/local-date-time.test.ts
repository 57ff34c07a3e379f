import { expect, it } from 'vitest'
import { toLocalDateTime, fromLocalDateTime } from './local-date-time'

it('shows a timestamp in local time, and parses it to the minute', () => {
  const iso = '2026-11-20T07:30:00.000Z'
  expect(fromLocalDateTime(toLocalDateTime(iso))).toBe(iso)
  expect([
    toLocalDateTime(''),
    toLocalDateTime('soon'),
    fromLocalDateTime(''),
    fromLocalDateTime('soon'),
  ]).toEqual(['', '', '', ''])
})

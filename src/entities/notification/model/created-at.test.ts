import { expect, it } from 'vitest'
import { createdAtIso, isToday } from './created-at'

it('reads day/month/year hour:minute:second as UTC', () => {
  expect(createdAtIso('03/11/2026 09:12:44')).toBe('2026-11-03T09:12:44Z')
})

it('knows today from the day before in the reader’s zone', () => {
  const now = new Date(2026, 10, 20, 0, 5)
  expect(isToday(new Date(2026, 10, 20, 0, 1).toISOString(), now)).toBe(true)
  expect(isToday(new Date(2026, 10, 19, 23, 59).toISOString(), now)).toBe(false)
})

import { expect, it } from 'vitest'
import { toIsoTime, isToday } from './notifications'

it('the time day/month/year hour:minute:second is parsed as UTC', () => {
  expect(toIsoTime('03/11/2026 09:12:44')).toBe('2026-11-03T09:12:44Z')
})

it('today is distinguished from yesterday in the local time zone', () => {
  const now = new Date(2026, 10, 20, 0, 5)
  expect(isToday(new Date(2026, 10, 20, 0, 1).toISOString(), now)).toBe(true)
  expect(isToday(new Date(2026, 10, 19, 23, 59).toISOString(), now)).toBe(false)
})

import { afterEach, expect, it, vi } from 'vitest'
import { getServerTime, setServerTime, today } from './clock'

afterEach(() => {
  setServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

it.each([
  ['just after midnight', new Date(2026, 0, 5, 0, 5), '2026-01-05'],
  ['just before midnight', new Date(2026, 11, 31, 23, 55), '2026-12-31'],
])('today is the local day, %s', (_, now, day) => {
  vi.useFakeTimers({ now })
  expect(today()).toBe(day)
})

it('the server’s time follows the last response, and ignores a response without one', () => {
  vi.useFakeTimers({ now: new Date('2027-11-20T09:00:00Z') })
  expect(getServerTime().toISOString()).toBe('2027-11-20T09:00:00.000Z')
  setServerTime('Fri, 20 Nov 2026 09:30:00 GMT')
  vi.advanceTimersByTime(60_000)
  setServerTime(null)
  expect(getServerTime().toISOString()).toBe('2026-11-20T09:31:00.000Z')
  expect(today()).toBe('2026-11-20')
})

import { afterEach, expect, it, vi } from 'vitest'
import { getServerTime, setServerTime } from './server-clock'

afterEach(() => vi.useRealTimers())

it('follows the last server time, and ignores a response without one', () => {
  vi.useFakeTimers({ now: new Date('2027-11-20T09:00:00Z') })
  expect(getServerTime().toISOString()).toBe('2027-11-20T09:00:00.000Z')
  setServerTime('Fri, 20 Nov 2026 09:30:00 GMT')
  vi.advanceTimersByTime(60_000)
  setServerTime(null)
  expect(getServerTime().toISOString()).toBe('2026-11-20T09:31:00.000Z')
})

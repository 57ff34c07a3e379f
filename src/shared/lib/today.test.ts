import { afterEach, expect, it, vi } from 'vitest'
import { today } from './today'

afterEach(() => vi.useRealTimers())

it.each([
  ['just after midnight', new Date(2026, 0, 5, 0, 5), '2026-01-05'],
  ['just before midnight', new Date(2026, 11, 31, 23, 55), '2026-12-31'],
])('today is the local day, %s', (_, now, day) => {
  vi.useFakeTimers({ now })
  expect(today()).toBe(day)
})

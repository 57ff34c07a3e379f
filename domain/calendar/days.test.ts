import { expect, it } from 'vitest'
import { countDays, shiftDay } from '@domain/calendar'

it('days are shifted over months, years and leap days', () => {
  expect(shiftDay('2026-11-30', 1)).toBe('2026-12-01')
  expect(shiftDay('2027-01-01', -1)).toBe('2026-12-31')
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29')
})

it('days are counted in both directions', () => {
  expect(countDays('2026-11-28', '2026-12-05')).toBe(7)
  expect(countDays('2026-12-05', '2026-11-28')).toBe(-7)
})

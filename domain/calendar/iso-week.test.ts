import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWeeks,
  compareWeeks,
  isWeek,
  getWeekEnd,
  toWeek,
  getWeekStart,
  countWeeksInYear,
} from './iso-week'

// Gregorian and ISO dates around the turn of the year, from Wikipedia's "ISO week date".
it.each([
  ['1977-01-01', '1976-W53'],
  ['1977-01-02', '1976-W53'],
  ['1977-12-31', '1977-W52'],
  ['1978-01-02', '1978-W01'],
  ['1978-12-31', '1978-W52'],
  ['1979-12-31', '1980-W01'],
  ['1980-12-28', '1980-W52'],
  ['1980-12-29', '1981-W01'],
  ['1981-12-31', '1981-W53'],
  ['1982-01-03', '1981-W53'],
  ['2006-12-31', '2006-W52'],
  ['2008-12-29', '2009-W01'],
  ['2010-01-03', '2009-W53'],
  ['2019-12-30', '2020-W01'],
])('%s is in %s', (day, week) => {
  expect(toWeek(day)).toBe(week)
})

it('week 1 of 1997 lasts from 1996-12-30 to 1997-01-05 (Markus Kuhn, A summary of ISO 8601)', () => {
  expect(getWeekStart('1997-W01')).toBe('1996-12-30')
  expect(getWeekEnd('1997-W01')).toBe('1997-01-05')
})

it('71 of 400 years have 53 weeks (ISO 8601)', () => {
  const long = Array.from({ length: 400 }, (_, i) => countWeeksInYear(2000 + i)).filter(
    (weeks) => weeks === 53,
  )
  expect(long).toHaveLength(71)
})

it('2026 has a week 53 and 2025 has not', () => {
  expect(isWeek('2026-W53')).toBe(true)
  expect(isWeek('2025-W53')).toBe(false)
  expect(isWeek('2026-W00')).toBe(false)
  expect(isWeek('2026-48')).toBe(false)
})

it('weeks are counted across the turn of a year', () => {
  expect(addWeeks('2026-W52', 1)).toBe('2026-W53')
  expect(addWeeks('2026-W53', 1)).toBe('2027-W01')
  expect(addWeeks('2026-W01', -1)).toBe('2025-W52')
  expect(compareWeeks('2026-W53', '2027-W01')).toBeLessThan(0)
  expect(compareWeeks('2026-W10', '2026-W09')).toBeGreaterThan(0)
  expect(compareWeeks('2026-W10', '2026-W10')).toBe(0)
})

it('an invalid week or day is refused', () => {
  expect(() => getWeekStart('2026-48')).toThrow(RangeError)
  expect(() => toWeek('soon')).toThrow(RangeError)
})

describe('for every day', () => {
  const days = fc
    .date({ min: new Date('1970-01-05'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('its week starts on a Monday, at most six days before', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = getWeekStart(toWeek(day))
        const apart = (Date.parse(day) - Date.parse(start)) / 86_400_000
        expect(new Date(start).getUTCDay()).toBe(1)
        expect(apart).toBeGreaterThanOrEqual(0)
        expect(apart).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('adding weeks and subtracting as many gives its week', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -200, max: 200 }), (day, count) => {
        expect(addWeeks(addWeeks(toWeek(day), count), -count)).toBe(toWeek(day))
      }),
    )
  })
})

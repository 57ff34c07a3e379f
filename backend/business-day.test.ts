import { expect, it } from 'vitest'
import {
  getBusinessDay,
  getBusinessYear,
  getStartOfBusinessDay,
  toBusinessDay,
} from './business-day'

const createClock = (moment: string) => () => new Date(moment)

it('a business day starts at midnight in Vilnius, in winter and in summer', () => {
  expect(getBusinessDay({ clock: createClock('2026-11-22T21:59:59Z') })).toBe('2026-11-22')
  expect(getBusinessDay({ clock: createClock('2026-11-22T22:00:00Z') })).toBe('2026-11-23')
  expect(getBusinessDay({ clock: createClock('2026-07-05T21:00:00Z') })).toBe('2026-07-06')
})

it('what was stored after midnight in Vilnius belongs to the new day, before the UTC day', () => {
  expect(toBusinessDay('2026-11-29T22:00:00.000Z')).toBe('2026-11-30')
  expect(toBusinessDay('2026-11-29T22:00:00.000Z', 'Europe/Lisbon')).toBe('2026-11-29')
})

it('a business day follows the configured time zone', () => {
  expect(
    getBusinessDay({ clock: createClock('2026-11-22T22:30:00Z'), timeZone: 'Europe/Lisbon' }),
  ).toBe('2026-11-22')
})

it('a business year starts with its first business day, before the UTC year', () => {
  expect(getBusinessYear({ clock: createClock('2026-12-31T21:59:59Z') })).toBe(2026)
  expect(getBusinessYear({ clock: createClock('2026-12-31T22:30:00Z') })).toBe(2027)
})

it.each([
  ['2026-11-23', undefined, '2026-11-22T22:00:00.000Z'],
  ['2026-07-06', undefined, '2026-07-05T21:00:00.000Z'],
  // The clocks go on at three that morning.
  ['2026-03-29', undefined, '2026-03-28T22:00:00.000Z'],
  ['2026-11-23', 'America/New_York', '2026-11-23T05:00:00.000Z'],
])('the business day %s in the time zone %s starts at %s', (day, timeZone, begins) => {
  expect(getStartOfBusinessDay(day, timeZone).toISOString()).toBe(begins)
})

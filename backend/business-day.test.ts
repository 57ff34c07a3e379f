import { expect, it } from 'vitest'
import { getBusinessDay, getBusinessYear, getStartOfBusinessDay } from './business-day'

const at = (moment: string) => () => new Date(moment)

it('a day of the business begins when it does in Vilnius, in winter and in summer', () => {
  expect(getBusinessDay({ clock: at('2026-11-22T21:59:59Z') })).toBe('2026-11-22')
  expect(getBusinessDay({ clock: at('2026-11-22T22:00:00Z') })).toBe('2026-11-23')
  expect(getBusinessDay({ clock: at('2026-07-05T21:00:00Z') })).toBe('2026-07-06')
})

it('a day of the business is that of the zone that the installation names', () => {
  expect(getBusinessDay({ clock: at('2026-11-22T22:30:00Z'), timeZone: 'Europe/Lisbon' })).toBe(
    '2026-11-22',
  )
})

it('a year of the business begins with its first day, before that of UTC', () => {
  expect(getBusinessYear({ clock: at('2026-12-31T21:59:59Z') })).toBe(2026)
  expect(getBusinessYear({ clock: at('2026-12-31T22:30:00Z') })).toBe(2027)
})

it.each([
  ['2026-11-23', undefined, '2026-11-22T22:00:00.000Z'],
  ['2026-07-06', undefined, '2026-07-05T21:00:00.000Z'],
  // The clocks go on at three that morning.
  ['2026-03-29', undefined, '2026-03-28T22:00:00.000Z'],
  ['2026-11-23', 'America/New_York', '2026-11-23T05:00:00.000Z'],
])('the day %s begins in %s at %s', (day, timeZone, begins) => {
  expect(getStartOfBusinessDay(day, timeZone).toISOString()).toBe(begins)
})

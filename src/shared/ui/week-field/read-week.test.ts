import { expect, it } from 'vitest'
import { readWeek } from './read-week'

const now = '2026-W47'

it.each([
  ['48', '2026-W48'],
  ['W48', '2026-W48'],
  ['47', '2026-W47'],
  ['3', '2027-W03'],
  ['sav. 3', '2027-W03'],
  ['2026-W48', '2026-W48'],
  ['W48 2026', '2026-W48'],
  ['S3 2027', '2027-W03'],
  ['2026 m. 48 sav.', '2026-W48'],
  ['2026 w 5', '2026-W05'],
  ['48/2027', '2027-W48'],
  ['53', '2026-W53'],
])('reads %s as %s', (text, week) => {
  expect(readWeek(text, now)).toBe(week)
})

it.each(['', 'soon', '0', '54', '2027-W53', '12/13', '1 2 3', '20261'])('finds no week in %j', (text) => {
  expect(readWeek(text, now)).toBeNull()
})

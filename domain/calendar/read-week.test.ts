import { describe, expect, it } from 'vitest'
import { readWeek, type BareWeek } from './read-week'

const now = '2026-W47'
const both: readonly BareWeek[] = ['next', 'nearest']

describe.each(both)('a typed week, its bare number the %s one', (bare) => {
  it.each([
    '48',
    'W48',
    'w 48',
    'S48',
    '48/2026',
    'W48 2026',
    'S48 2026',
    '2026-W48',
    '2026/48',
    '2026 48',
    '2026 w 48',
    'sav. 48',
    '48 sav.',
    '2026 m. 48 sav.',
  ])('is read from %s', (text) => {
    expect(readWeek(text, now, bare)).toBe('2026-W48')
  })

  it('keeps a written year, however distant', () => {
    expect(readWeek('48/2031', now, bare)).toBe('2031-W48')
    expect(readWeek('2026 w 5', now, bare)).toBe('2026-W05')
  })

  it.each([
    '',
    'soon',
    '0',
    '-1',
    '54',
    '2027-W53',
    '53/2025',
    '12/13',
    '1 2 3',
    '2026',
    '20261',
    '20261 48',
    '2026-11-20',
    '2026 2027 5',
  ])('is not read from %j', (text) => {
    expect(readWeek(text, now, bare)).toBeNull()
  })
})

describe('the next week of a number', () => {
  it.each([
    ['47', now, '2026-W47'],
    ['46', now, '2027-W46'],
    ['3', now, '2027-W03'],
    ['53', now, '2026-W53'],
    ['50', '2027-W02', '2027-W50'],
  ])('%s is in %s that of %s', (text, week, next) => {
    expect(readWeek(text, week, 'next')).toBe(next)
  })

  it('is null if neither this year nor the next has it', () => {
    expect(readWeek('53', '2027-W02', 'next')).toBeNull()
  })
})

describe('the nearest week of a number', () => {
  it.each([
    ['47', now, '2026-W47'],
    ['46', now, '2026-W46'],
    ['30', now, '2026-W30'],
    ['3', now, '2027-W03'],
    ['50', '2027-W02', '2026-W50'],
    ['53', '2027-W02', '2026-W53'],
    ['28', '2027-W02', '2027-W28'],
  ])('%s is in %s that of %s', (text, week, nearest) => {
    expect(readWeek(text, week, 'nearest')).toBe(nearest)
  })

  it('is the later of two equally near weeks', () => {
    expect(readWeek('30', '2026-W04', 'nearest')).toBe('2026-W30')
  })
})

import { describe, expect, it } from 'vitest'
import { formatFor } from './format'
import type { Locale } from './languages'

/** Intl sets several kinds of space that don't break; which one is the platform's to say. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const written: Record<Locale, { money: string; volume: string; day: string; week: string; percent: string; country: string }> = {
  'en-US': { money: '€1,250.50', volume: '1,573.995', day: 'Nov 20, 2026', week: 'W48 2026', percent: '12.4%', country: 'Lithuania' },
  en: { money: '€1,250.50', volume: '1,573.995', day: 'Nov 20, 2026', week: 'W48 2026', percent: '12.4%', country: 'Lithuania' },
  fr: { money: '1 250,50 €', volume: '1 573,995', day: '20 nov. 2026', week: 'S48 2026', percent: '12,4 %', country: 'Lituanie' },
  lt: { money: '1 250,50 €', volume: '1 573,995', day: '2026-11-20', week: '2026 m. 48 sav.', percent: '12,4 %', country: 'Lietuva' },
  es: { money: '1.250,50 €', volume: '1.573,995', day: '20 nov 2026', week: 'S48 2026', percent: '12,4 %', country: 'Lituania' },
}

describe.each(Object.entries(written))('in %s', (locale, expected) => {
  const format = formatFor(locale)

  it('money stands as its readers write it', () => {
    expect(spaced(format.money('1250.50', 'EUR'))).toBe(expected.money)
  })

  it('volume has three places, and no unit', () => {
    expect(spaced(format.volume('1573.995'))).toBe(expected.volume)
  })

  it('a day and a week stand as its readers write them', () => {
    expect(spaced(format.date('2026-11-20'))).toBe(expected.day)
    expect(format.week('2026-W48')).toBe(expected.week)
  })

  it('per cent come from a hundred, as the contract has them', () => {
    expect(spaced(format.percent('12.4'))).toBe(expected.percent)
  })

  it('countries have their names', () => {
    expect(format.country('LT')).toBe(expected.country)
  })
})

describe('a stretch of weeks', () => {
  it.each([
    ['en', 'W48–50 2026', 'W53 2026 – W1 2027'],
    ['fr', 'S48–50 2026', 'S53 2026 – S1 2027'],
    ['lt', '2026 m. 48–50 sav.', '2026/27 m. 53–1 sav.'],
    ['es', 'S48–50 2026', 'S53 2026 – S1 2027'],
  ])('in %s is %s, and over the turn of the year %s', (locale, inYear, overTurn) => {
    const format = formatFor(locale)
    expect(format.week('2026-W48', '2026-W50')).toBe(inYear)
    expect(format.week('2026-W53', '2027-W01')).toBe(overTurn)
    expect(format.week('2026-W48', '2026-W48')).toBe(format.week('2026-W48'))
  })
})

it('a stretch of a year or more says both years with their weeks, in Lithuanian too', () => {
  expect(formatFor('lt').week('2026-W10', '2027-W20')).toBe('2026 m. 10 sav. – 2027 m. 20 sav.')
})

describe('numbers of the contract', () => {
  const format = formatFor('en')

  it('stay exact beyond what a float holds', () => {
    expect(format.money('9007199254740993.01', 'EUR')).toBe('€9,007,199,254,740,993.01')
  })

  it('keep the places that a column asks for', () => {
    expect(format.number('5', 2)).toBe('5.00')
    expect(format.number('0.125', 1)).toBe('0.1')
  })

  it('are shown as they came when they are none', () => {
    expect(format.number('n/a')).toBe('n/a')
  })

  it('of the first week of a year carry no nought', () => {
    expect(format.week('2027-W01')).toBe('W1 2027')
  })
})

import { describe, expect, it } from 'vitest'
import { getValue } from './get-value'
import { detectDateOrder, readDate, type DateOrder } from './read-date'

describe('a date', () => {
  it.each([
    ...[
      '2027-01-04',
      '2027-01-04 00:00:00',
      '2027-01-04T13:05:00Z',
      '2027/01/04',
      '2027.01.04',
      '4.1.27',
      '04.01.2027',
      '4-Jan-2027',
      '4 January 2027',
    ],
    ...[
      'January 4, 2027',
      '4 janv. 2027',
      '4 janvier 2027',
      '2027 m. sausio 4 d.',
      '4 de enero de 2027',
      '4-ene-27',
      'Jan 4th 2027',
    ],
  ])('"%s" is 4 January 2027', (text) => expect(getValue(readDate(text))).toBe('2027-01-04'))

  it('follows the date order of its column, and is ambiguous without one', () => {
    expect(detectDateOrder(['03/04/2027', '12/31/2026', '30.02.2027'])).toBe('month_first')
    expect(detectDateOrder(['03/04/2027', '31/12/2026'])).toBe('day_first')
    expect(detectDateOrder(['12/31/2026', '31/12/2026'])).toBeNull()
    expect(getValue(readDate('03/04/2027', ['month_first']))).toBe('2027-03-04')
    expect(getValue(readDate('03/04/2027', ['day_first']))).toBe('2027-04-03')
    expect(getValue(readDate('04/04/2027'))).toBe('2027-04-04')
    expect(readDate('03/04/2027')).toEqual({
      ok: false,
      code: 'ambiguous_date',
      readings: [
        { date: '2027-04-03', orders: ['day_first'] },
        { date: '2027-03-04', orders: ['month_first'] },
      ],
    })
  })

  it('with a year of two digits is ambiguous unless its column settles the place of the year', () => {
    const listReadings = (text: string, orders?: readonly DateOrder[]) => {
      const read = readDate(text, orders)
      return 'readings' in read ? read.readings.map(({ date }) => date) : getValue(read)
    }
    expect(listReadings('31-01-04')).toEqual(['2004-01-31', '2031-01-04'])
    expect(listReadings('31/01/04 00:00')).toEqual(['2004-01-31', '2031-01-04'])
    expect(listReadings('04-05-06')).toEqual(['2006-05-04', '2006-04-05', '2004-05-06'])
    expect(listReadings('31-01-04', ['year_first'])).toBe('2031-01-04')
    expect(listReadings('31-01-04', ['day_first'])).toBe('2004-01-31')
    for (const [text, date] of [
      ['31-01-99', '2099-01-31'],
      ['99-01-31', '2099-01-31'],
      ['12/31/26', '2026-12-31'],
      ['4/13/27', '2027-04-13'],
      ['31.01.04', '2004-01-31'],
    ] as const)
      expect(listReadings(text), text).toBe(date)
    expect(detectDateOrder(['31-01-04', '05-06-07'])).toBeNull()
    expect(detectDateOrder(['31-01-04', '99-01-31'])).toBe('year_first')
    expect(readDate('31-01-04', ['month_first'])).toEqual({
      ok: false,
      problem: { code: 'no_date' },
    })
  })

  it('whose day and month are equal leaves the order of its column open', () => {
    expect(readDate('04/04/27')).toMatchObject({
      readings: [
        { date: '2027-04-04', orders: ['day_first', 'month_first'] },
        { date: '2004-04-27', orders: ['year_first'] },
      ],
    })
    expect(readDate('03/04/27', ['day_first', 'month_first'])).toMatchObject({
      readings: [{ date: '2027-04-03' }, { date: '2027-03-04' }],
    })
  })

  it('is ambiguous as a bare day number', () => {
    expect(readDate('46391')).toEqual({ ok: false, code: 'day_number', date: '2027-01-04' })
    expect(getValue(readDate('46391', undefined, true))).toBe('2027-01-04')
    expect(readDate('46391', undefined, false)).toMatchObject({ problem: { code: 'no_date' } })
  })

  it.each([
    ['30.02.2027', 'impossible_date'],
    ['2027-13-01', 'impossible_date'],
    ['1899-12-31', 'impossible_date'],
    ['2999-01-01', 'impossible_date'],
    ['soon', 'no_date'],
    ['20270104', 'no_date'],
    ['1e5', 'no_date'],
    ['week 3', 'no_date'],
  ])('"%s" is refused', (text, code) =>
    expect(readDate(text)).toEqual({ ok: false, problem: { code } }),
  )
})

import { describe, expect, it, test } from 'vitest'
import { countries } from '@/shared/api/generated/countries'
import { getLanguageNumberForm, readNumber, normalizeNumberMarks } from '@domain/numbers'
import { parseNumber, parseQuantity, unmeasured } from '@domain/timber'
import {
  isImperial,
  detectDateOrder,
  readCode,
  readCountry,
  readDate,
  readFlag,
  readMillimetres,
  readPieces,
  readCurrency,
  readMoney,
  readPrice,
  readText,
  readUnit,
  type DateOrder,
} from '.'

const getValue = (read: { readonly ok: boolean; readonly value?: unknown }) =>
  read.ok ? read.value : read
const languages = ['en', 'fr', 'lt', 'es'] as const

describe('a price', () => {
  test.each([
    ['311,50', '311.50'],
    ['311.5', '311.50'],
    ['1 480,25 €', '1480.25'],
    ['EUR 0,7005', '0.7005'],
    ['0', '0.00'],
    ['311,500000', '311.50'],
  ])('"%s" is %s', (text, price) => expect(getValue(readPrice(text))).toBe(price))

  test.each([
    ['-5', { code: 'below_zero' }],
    ['311,12345', { code: 'too_precise', limit: 4 }],
    ['on request', { code: 'no_number' }],
    ['0x1F', { code: 'no_number' }],
    ['1e5', { code: 'no_number' }],
    ['$ 311', { code: 'other_currency' }],
    ['311 € TTC', { code: 'with_vat' }],
    ['1234567890', { code: 'too_large', limit: 999_999_999 }],
  ])('"%s" is refused', (text, problem) => expect(readPrice(text)).toEqual({ ok: false, problem }))

  it('with a mark that could group thousands is ambiguous', () => {
    expect(readPrice('1,480')).toMatchObject({
      code: 'ambiguous_number',
      thousands: '1480',
      decimals: '1.480',
    })
    expect(getValue(readPrice('1,480', { decimal: '.', thousands: ',' }))).toBe('1480.00')
  })
})

describe('an amount of money', () => {
  it.each([
    ['5.000,00 €', 'EUR', '5000.00'],
    ['£100.5', 'GBP', '100.50'],
    ['7', 'SEK', '7.00'],
    ['', 'EUR', null],
  ])('"%s" in %s is %s', (text, currency, amount) =>
    expect(getValue(readMoney(text, currency))).toBe(amount),
  )

  it.each([
    ['$5.00', 'other_currency'],
    ['-5.00', 'below_zero'],
    ['5.0055', 'too_precise'],
    ['five', 'no_number'],
  ])('"%s" is refused: %s', (text, code) =>
    expect(readMoney(text, 'EUR')).toMatchObject({ ok: false, problem: { code } }),
  )
})

describe('a currency', () => {
  it.each([
    ['eur', 'EUR'],
    [' € ', 'EUR'],
    ['zł', 'PLN'],
    ['', null],
  ])('"%s" is %s', (text, currency) => expect(getValue(readCurrency(text))).toBe(currency))

  it('is refused if it is none of ours', () =>
    expect(readCurrency('XYZ')).toEqual({ ok: false, problem: { code: 'no_currency' } }))
})

describe('pieces', () => {
  test.each([
    ['120.0', 120],
    ['1 200', 1200],
    ['12 pcs', 12],
    ['12 vnt.', 12],
    ['0', 0],
  ])('"%s" are %d', (text, pcs) => expect(getValue(readPieces(text, 100_000))).toBe(pcs))
  test.each([
    ['-5', { code: 'below_zero' }],
    ['1.5', { code: 'not_whole' }],
    ['12 m3', { code: 'no_number' }],
    ['100001', { code: 'too_large', limit: 100_000 }],
  ])('"%s" are refused', (text, problem) =>
    expect(readPieces(text, 100_000)).toEqual({ ok: false, problem }),
  )
  it('such as 1,200 are ambiguous', () =>
    expect(readPieces('1,200', 100_000)).toMatchObject({ code: 'ambiguous_number' }))
})

describe('a date', () => {
  test.each([
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

  test.each([
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

test.each(['TRUE', 'vrai', 'VERDADERO', 'Taip', 'SÍ', 'si', 'Oui', '\u00a0yes '])(
  '"%s" is yes',
  (text) => expect(getValue(readFlag(text))).toBe(true),
)
test.each(['FALSE', 'FAUX', 'falso', 'NE', 'no', 'NON', '0'])('"%s" is no', (text) =>
  expect(getValue(readFlag(text))).toBe(false),
)
test('anything else is neither yes nor no', () =>
  expect(readFlag('perhaps')).toMatchObject({ problem: { code: 'no_flag' } }))

test.each([
  ['se', 'SE'],
  ['Sweden', 'SE'],
  ['Suède', 'SE'],
  ['ŠVEDIJA', 'SE'],
  ['suecia', 'SE'],
  ['UK', 'GB'],
  ['Great\u00a0Britain', 'GB'],
  ['USA', 'US'],
  ['Côte d’Ivoire', 'CI'],
])('the country "%s" is %s', (text, code) => expect(getValue(readCountry(text))).toBe(code))
test.each(['Swedn', 'SWE', 'XX', '-'])('"%s" is no country', (text) =>
  expect(readCountry(text)).toMatchObject({ problem: { code: 'unknown_country' } }),
)

test.each([
  ['EUR/lm', 'lm'],
  ['€/m³', 'm3'],
  ['cbm', 'm3'],
  ['per m3', 'm3'],
  ['pc', 'pcs'],
  ['par colis', 'pack'],
  ['m³\u00a0', 'm3'],
])('the unit "%s" is %s', (text, unit) => expect(getValue(readUnit(text))).toBe(unit))
test('the refusal of an unknown unit lists the allowed units', () =>
  expect(readUnit('MBF')).toEqual({
    ok: false,
    problem: { code: 'unknown_unit', allowed: ['m3', 'm2', 'lm', 'pcs', 'pack'] },
  }))

test.each(['3,76012E+17', '3.76012E+17', '3.76012E17', '3e8'])(
  'a code in E-notation is refused: %s',
  (text) => expect(readCode(text, 40)).toMatchObject({ problem: { code: 'inexact_code' } }),
)
test('a code keeps its leading zeros, and a too long code is refused with the limit', () => {
  expect(getValue(readCode('000123', 40))).toBe('000123')
  expect(readCode('1'.repeat(41), 40)).toEqual({
    ok: false,
    problem: { code: 'too_long', limit: 40 },
  })
  expect(readText('x'.repeat(301), 300)).toEqual({
    ok: false,
    problem: { code: 'too_long', limit: 300 },
  })
})

test.each([
  ['4800', 4800],
  ['4,8', 4800],
  ['6.0', 6000],
  ['4.8 m', 4800],
  ['4 800 mm', 4800],
  ['4,800', 4800],
  ['480 cm', 4800],
])('a length of %s is %d mm', (text, mm) => expect(getValue(readMillimetres(text, true))).toBe(mm))
test('a size in inches or feet is recognized', () => {
  for (const text of ['2x4', "8'", '2"', '16 ft', '1 1/2']) expect(isImperial(text)).toBe(true)
  for (const text of ['22x100', '22', '4.8', 'Spruce KD SF 22x100x4000'])
    expect(isImperial(text)).toBe(false)
  expect(readMillimetres("8'", true)).toMatchObject({ problem: { code: 'imperial' } })
})

describe('ten thousand random values in four languages', () => {
  let seed = 20270104
  const drawBelow = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }

  it('are read correctly as numbers', () => {
    for (let i = 0; i < 10_000; i += 1) {
      const places = drawBelow(5)
      const written =
        `${drawBelow(10 ** (1 + drawBelow(7)))}${places === 0 ? '' : `.${String(drawBelow(10 ** places)).padStart(places, '0')}`}` as Intl.StringNumericLiteral
      const language = languages[i % 4] ?? 'en'
      const text = new Intl.NumberFormat(language, {
        minimumFractionDigits: places,
        useGrouping: drawBelow(2) === 0 ? 'always' : false,
      }).format(written)
      expect(readNumber(text, getLanguageNumberForm(language)), `${text} in ${language}`).toEqual({
        ok: true,
        value: written,
      })
      expect(Number(getValue(readPrice(`${text} €`, getLanguageNumberForm(language)))), text).toBe(
        Number(written),
      )
      // Without a known form a number is exact or asked about, never another one.
      const read = readPrice(text)
      expect(
        'thousands' in read
          ? [Number(read.thousands), Number(read.decimals)]
          : [Number(getValue(read))],
        text,
      ).toContain(Number(written))
      const whole = written.split('.')[0] ?? ''
      expect(getValue(readPieces(whole, 1e9))).toBe(Number(whole))
    }
  })

  it('are read correctly as dates', () => {
    const styles = [
      { dateStyle: 'long' },
      { dateStyle: 'medium' },
      { day: '2-digit', month: '2-digit', year: 'numeric' },
    ] as const
    for (let i = 0; i < 10_000; i += 1) {
      const moment = Date.UTC(2020 + drawBelow(30), drawBelow(12), 1 + drawBelow(31))
      const date = new Date(moment).toISOString().slice(0, 10)
      const language = languages[i % 4] ?? 'en'
      const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        ...styles[drawBelow(3)],
        timeZone: 'UTC',
      }).format(moment)
      expect(getValue(readDate(text, ['day_first'])), `${text} in ${language}`).toBe(date)
      const read = readDate(text)
      const dates = 'readings' in read ? read.readings.map(({ date }) => date) : [getValue(read)]
      expect(dates, text).toContain(date)
    }
  })

  it('are read correctly as countries', () => {
    const named = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
    for (let i = 0; i < 10_000; i += 1) {
      const code = countries[drawBelow(countries.length)] ?? ''
      const name = named[i % 4]?.of(code) ?? ''
      const text =
        [
          name,
          name.toUpperCase(),
          name.toLowerCase(),
          ` ${name.replaceAll(' ', '\u00a0')}`,
          code.toLowerCase(),
        ][drawBelow(5)] ?? ''
      expect(getValue(readCountry(text)), text).toBe(code)
    }
  })

  /** Draws a number in a language's notation, with its exact value. */
  function drawNumber(i: number, maxPlaces: number) {
    const places = drawBelow(maxPlaces + 1)
    const exact =
      `${1 + drawBelow(10 ** (1 + drawBelow(6)))}${places === 0 ? '' : `.${String(drawBelow(10 ** places)).padStart(places, '0')}`}` as Intl.StringNumericLiteral
    const language = languages[i % 4] ?? 'en'
    const text = new Intl.NumberFormat(language, {
      minimumFractionDigits: places,
      useGrouping: drawBelow(2) === 0 ? 'always' : false,
    }).format(exact)
    return { exact, language, text }
  }

  it('are read correctly as quantities and sizes, or are ambiguous', () => {
    const units = [
      ['m3', 'm3'],
      ['m³', 'm3'],
      ['lm', 'lm'],
      ['ml', 'lm'],
      ['pcs', 'pcs'],
      ['vnt.', 'pcs'],
      ['piezas', 'pcs'],
      ['colis', 'pack'],
      ['pak.', 'pack'],
      ['paquetes', 'pack'],
    ] as const
    for (let i = 0; i < 10_000; i += 1) {
      const { exact, language, text } = drawNumber(i, 3)
      const [word, unit] = units[drawBelow(units.length)] ?? ['m3', 'm3']
      const read = parseQuantity(
        normalizeNumberMarks(`${text} ${word}`, getLanguageNumberForm(language)),
        unmeasured,
      )
      expect(
        read.ok && [Number(read.quantity), read.unit],
        `${text} ${word} in ${language}`,
      ).toEqual([Number(exact), unit])
      const unsettled = parseNumber(text)
      const readings = unsettled.ok
        ? [unsettled.value]
        : unsettled.code === 'ambiguous_number'
          ? [unsettled.thousands, unsettled.decimals]
          : []
      expect(readings.map(Number), text).toContain(Number(exact))
      expect(getValue(readUnit(word)), word).toBe(unit)
      const mm = 300 + drawBelow(13_000)
      const metres = new Intl.NumberFormat(language, {
        useGrouping: false,
        minimumFractionDigits: 1,
        maximumFractionDigits: 3,
      }).format(mm / 1000)
      for (const length of [String(mm), `${mm} mm`, `${metres} m`, metres])
        expect(getValue(readMillimetres(length, true)), length).toBe(mm)
    }
  })

  it('are never read as another number, with any symbols around them', () => {
    const getSignificantDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
    const signs = [..."0123456789.,  \u00a0'-xeF"]
    for (let i = 0; i < 10_000; i += 1) {
      const text = Array.from(
        { length: 1 + drawBelow(8) },
        () => signs[drawBelow(signs.length)] ?? '',
      ).join('')
      const read = readNumber(text)
      // A number keeps its digits in order, except leading zeros.
      const isExact = !read.ok || getSignificantDigits(read.value) === getSignificantDigits(text)
      expect(/[xeF]/.test(text) ? !read.ok && read.code === 'no_number' : isExact, text).toBe(true)
    }
  })
})

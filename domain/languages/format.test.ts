import { describe, expect, it } from 'vitest'
import { formatEditableAmount, formatFor, formatNumber, toTypedMinus } from './format'
import type { Language } from './languages'

/** Expects no U+202F: the narrow space is invisible in our font. */
const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

const written: Record<
  Language | 'en-US',
  {
    money: string
    volume: string
    day: string
    moment: string
    week: string
    percent: string
    country: string
  }
> = {
  'en-US': {
    money: '€1,250.50',
    volume: '1,573.995',
    day: '20 Nov 2026',
    moment: '20 Nov 2026, 15:05',
    week: 'W48 2026',
    percent: '12.4%',
    country: 'Lithuania',
  },
  en: {
    money: '€1,250.50',
    volume: '1,573.995',
    day: '20 Nov 2026',
    moment: '20 Nov 2026, 15:05',
    week: 'W48 2026',
    percent: '12.4%',
    country: 'Lithuania',
  },
  fr: {
    money: '1 250,50 €',
    volume: '1 573,995',
    day: '20 nov. 2026',
    moment: '20 nov. 2026, 15:05',
    week: 'S48 2026',
    percent: '12,4 %',
    country: 'Lituanie',
  },
  lt: {
    money: '1 250,50 €',
    volume: '1 573,995',
    day: '2026-11-20',
    moment: '2026-11-20 15:05',
    week: '2026 m. 48 sav.',
    percent: '12,4 %',
    country: 'Lietuva',
  },
  es: {
    money: '1.250,50 €',
    volume: '1.573,995',
    day: '20 nov 2026',
    moment: '20 nov 2026, 15:05',
    week: 'S48 2026',
    percent: '12,4 %',
    country: 'Lituania',
  },
}

describe.each(Object.entries(written))('in %s', (locale, expected) => {
  const format = formatFor(locale)

  it('formats money', () => {
    expect(normalizeSpaces(format.money('1250.50', 'EUR'))).toBe(expected.money)
  })

  it('formats volume with three decimals and no unit', () => {
    expect(normalizeSpaces(format.volume('1573.995'))).toBe(expected.volume)
  })

  it('formats days and weeks', () => {
    expect(normalizeSpaces(format.date('2026-11-20'))).toBe(expected.day)
    expect(format.week('2026-W48')).toBe(expected.week)
  })

  it('formats timestamps with a 24-hour clock', () => {
    expect(normalizeSpaces(format.dateTime('2026-11-20T15:05:00'))).toBe(expected.moment)
    expect(format.time('2026-11-20T15:05:00')).toBe('15:05')
  })

  it("formats the contract's percentages", () => {
    expect(normalizeSpaces(format.percent('12.4'))).toBe(expected.percent)
  })

  it('uses the requested number of decimals for amounts and shares', () => {
    expect(normalizeSpaces(format.money('1250.50', 'EUR', 0))).toBe(
      expected.money.replace(/.250([.,])50/, (text) =>
        text.replace('0.50', '1').replace('0,50', '1'),
      ),
    )
    expect(normalizeSpaces(format.percent('12', 1))).toBe(expected.percent.replace('4', '0'))
  })

  it('writes negative numbers with a minus sign, not a hyphen', () => {
    const texts = [
      format.money('-1250.50', 'EUR'),
      format.amount('-9.50', 'EUR'),
      format.number('-12'),
      format.number(-12.5, 1),
      format.percent('-12.4'),
      formatNumber('-4.5', locale),
    ]
    expect(texts.map((text) => /[-\u2212]/u.exec(text)?.[0])).toEqual(texts.map(() => '\u2212'))
    expect(toTypedMinus(formatNumber('-4.5', locale))).toMatch(/^-4[.,]5$/)
  })

  it('shows a share as 100 % only if it is full', () => {
    const shares = [99.6, 99.96, 100, 100.2].map((percent) => format.share(percent))
    expect(shares.map((share) => share.replaceAll(/\D/g, ''))).toEqual(['99', '99', '100', '101'])
    expect(format.share(99.96, 1)).toBe(format.percent('99.9'))
  })

  it('returns text that is not a number unchanged', () => {
    expect(format.percent('ten')).toBe('ten')
  })

  it('names countries', () => {
    expect(format.country('LT')).toBe(expected.country)
  })
})

describe('a range of weeks', () => {
  it.each([
    ['en', 'W48–50 2026', 'W53 2026 – W1 2027'],
    ['fr', 'S48–50 2026', 'S53 2026 – S1 2027'],
    ['lt', '2026 m. 48–50 sav.', '2026/27 m. 53–1 sav.'],
    ['es', 'S48–50 2026', 'S53 2026 – S1 2027'],
  ])('in %s is %s, and across the turn of the year %s', (locale, inYear, overTurn) => {
    const format = formatFor(locale)
    expect(format.week('2026-W48', '2026-W50')).toBe(inYear)
    expect(format.week('2026-W53', '2027-W01')).toBe(overTurn)
    expect(format.week('2026-W48', '2026-W48')).toBe(format.week('2026-W48'))
  })
})

it('a range of a year or more shows both years and weeks, in Lithuanian too', () => {
  expect(formatFor('lt').week('2026-W10', '2027-W20')).toBe('2026 m. 10 sav. – 2027 m. 20 sav.')
})

it.each([
  ['en', '1 day', '13 days', '2 wks'],
  ['fr', '1 j', '13 j', '2 sem.'],
  ['lt', '1 d.', '13 d.', '2 sav.'],
  ['es', '1 d', '13 d', '2 sem.'],
])('a duration in %s is %s or %s, and %s from two weeks on', (locale, day, days, weeks) => {
  const format = formatFor(locale)
  expect([1, 13, 20].map((count) => normalizeSpaces(format.span(count)))).toEqual([
    day,
    days,
    weeks,
  ])
})

it('a text follows its label, in French after a space before the colon', () => {
  expect(formatFor('en').labeled('Seal', 'intact')).toBe('Seal: intact')
  expect(formatFor('fr').labeled('Scellé', 'intact')).toBe('Scellé\u00A0: intact')
})

describe('numbers of the contract', () => {
  const format = formatFor('en')

  it('stay exact beyond the precision of a float', () => {
    expect(format.money('9007199254740993.01', 'EUR')).toBe('€9,007,199,254,740,993.01')
  })

  it('keep all decimals of a price, and at least two', () => {
    expect(
      ['0.385', '0.3853', '312.00', '1310.50'].map((price) => format.price(price, 'EUR')),
    ).toEqual(['0.385', '0.3853', '312.00', '1,310.50'])
  })

  it('align the separators of prices in a column, without zeros that were not entered', () => {
    expect(
      [
        ['312.00', 'EUR'],
        ['0.3850', 'EUR'],
        ['488.8629', 'EUR'],
        ['51251.00', 'JPY'],
      ].map(([price = '', currency = '']) => format.alignedPrice(price, currency)),
    ).toEqual([
      '312.00\u2007\u2007',
      '0.385\u2007',
      '488.8629',
      '51,251\u2008\u2007\u2007\u2007\u2007',
    ])
  })

  it('are not rounded while they are unchecked', () => {
    const amounts = [
      ['100000.50', 'JPY'],
      ['100000.00', 'JPY'],
      ['9450.50', 'EUR'],
      ['12.345', 'EUR'],
    ] as const
    expect(amounts.map(([amount, currency]) => format.typedMoney(amount, currency))).toEqual([
      '¥100,000.50',
      '¥100,000',
      '€9,450.50',
      '€12.345',
    ])
  })

  it('have the decimals of their currency', () => {
    expect([format.price('51251.00', 'JPY'), format.price('51251.00', 'EUR')]).toEqual([
      '51,251',
      '51,251.00',
    ])
    expect([format.amount('90000.00', 'JPY'), format.amount('90000.00', 'EUR')]).toEqual([
      '90,000',
      '90,000.00',
    ])
    expect(
      ['JPY', 'EUR'].map((currency) => formatEditableAmount('51251.00', 'en', currency)),
    ).toEqual(['51251', '51251.00'])
  })

  it('keep the number of decimals that a column asks for', () => {
    expect(format.number('5', 2)).toBe('5.00')
    expect(format.number('0.125', 1)).toBe('0.1')
  })

  it('are returned unchanged if they are not numbers', () => {
    expect(format.number('n/a')).toBe('n/a')
  })

  it('show the first week of a year without a leading zero', () => {
    expect(format.week('2027-W01')).toBe('W1 2027')
  })
})

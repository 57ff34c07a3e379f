import { getLanguageNumberForm, isDecimal, roundShare } from '@domain/numbers'
import { getCurrencyPlaces, trimToCurrency } from '@domain/money'
import { toDateLocale } from './languages'

const numberFormats = new Map<string, NumberFormat>()

/** Caches formats: creating one is slow, and every cell needs one. */
function getNumberFormat(locale: string, places: number | undefined): NumberFormat {
  const key = `${locale} ${places}`
  const digits =
    places === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: places, maximumFractionDigits: Math.max(places, 20) }
  const format = numberFormats.get(key) ?? createNumberFormat(locale, digits)
  numberFormats.set(key, format)
  return format
}

/**
 * Formats a decimal string for the locale; other text is unchanged. `places` sets the minimum
 * number of decimals.
 */
export const formatNumber = (value: string, locale: string, places?: number): string =>
  isDecimal(value) ? getNumberFormat(locale, places)(value) : value

/** Formats a decimal string for editing, without grouping. */
export const formatEditableNumber = (value: string, locale: string): string =>
  isDecimal(value) ? value.replace('.', getLanguageNumberForm(locale).decimal ?? '.') : value

/**
 * Formats an amount or price for editing, with the decimals of its currency: `'48250.00'` in JPY as
 * 48250.
 */
export const formatEditableAmount = (value: string, locale: string, currency: string): string =>
  formatEditableNumber(trimToCurrency(value, currency), locale)

const MINUS_SIGN = '\u2212'

/** Decimals of the most exact price. */
const PRICE_PLACES = 4

/** Spaces as wide as a digit, and as a separator. */
const [FIGURE_SPACE, PUNCTUATION_SPACE] = ['\u2007', '\u2008']

/** Number of decimals of a decimal string, without zeros at its end. */
const countDecimals = (value: string): number => /\.(\d*[1-9])0*$/.exec(value)?.[1]?.length ?? 0

/** Replaces the minus sign of a formatted number by the hyphen of a keyboard, for an input. */
export const toTypedMinus = (text: string): string => text.replaceAll(MINUS_SIGN, '-')

/** Replaces the hyphen of a typed number by a minus sign. */
export const toShownMinus = (text: string): string => text.replace(/^-(?=\d)/, MINUS_SIGN)

/** Formats a number, or a decimal string of any length. */
type NumberFormat = (value: number | bigint | Intl.StringNumericLiteral) => string

/**
 * Intl.NumberFormat with grouping from 1,000 on and a minus sign (U+2212) in every language. French
 * U+202F is replaced by U+00A0: in our font the narrow space is only 1.6 px wide.
 */
export function createNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): NumberFormat {
  const format = new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' })
  return (value) => format.format(value).replaceAll('\u202f', '\u00a0').replaceAll('-', MINUS_SIGN)
}

/**
 * Formats the contract's values for one locale. Decimal strings stay exact: Intl reads them without
 * a float.
 */
export interface Format {
  /** `'9450.00', 'EUR'` as €9,450.00; `digits` sets the number of decimals. */
  money(amount: string, currency: string, digits?: number): string
  /** An unchecked amount, with all decimals typed: `'100000.50', 'JPY'` as ¥100,000.50. */
  typedMoney(amount: string, currency: string): string
  /**
   * A number or decimal string, grouped; `digits` sets the number of decimals, else three at most.
   */
  number(value: number | string, digits?: number): string
  /**
   * An amount without its currency, with that currency's decimals: `'9450.00', 'EUR'` as 9,450.00.
   */
  amount(amount: string, currency: string): string
  /**
   * A price without its currency, with that currency's to four decimals: `'0.385', 'EUR'` as 0.385.
   */
  price(price: string, currency: string): string
  /**
   * A price for a column: figure spaces stand for missing decimals, so that decimal separators
   * align.
   */
  alignedPrice(price: string, currency: string): string
  /** m3 with three decimals, without the unit. */
  volume(m3: string): string
  /** A percentage: `'12.4'` as 12.4%; `digits` sets the number of decimals. */
  percent(value: string, digits?: number): string
  /**
   * A percentage of a whole, rounded down below 100 and up above, so that 100% means full; `digits`
   * sets the maximum number of decimals.
   */
  share(percent: number, digits?: number): string
  /** An ISO day or timestamp as a date. */
  date(iso: string): string
  /** An ISO timestamp as date and time in the user's time zone. */
  dateTime(iso: string): string
  /** An ISO timestamp as date and time with seconds, in the user's time zone. */
  exactTime(iso: string): string
  /** An ISO timestamp as time in the user's time zone. */
  time(iso: string): string
  /** A duration: days below two weeks, then whole weeks: 12 days, 3 wks. */
  span(days: number): string
  /** `2026-W48` as W48 2026; with `last` as a range, W48–50 2026. */
  week(isoWeek: string, last?: string): string
  /** A text after its label; French has a space before the colon. */
  labeled(label: string, text: string): string
  /** ISO 3166-1 alpha-2 code as the country's name. */
  country(code: string): string
}

const isNumeric = (text: string): text is Intl.StringNumericLiteral =>
  text.trim() !== '' && Number.isFinite(Number(text))

const isDay = (iso: string) => iso.length === 10

/** `2026-W01` as 2026 and 1. */
const parseIsoWeek = (isoWeek: string) =>
  isoWeek.split('-W').map(Number) as [year: number, week: number]

const formatWeeks = (locale: string, year: number | string, weeks: number | string) =>
  locale === 'lt'
    ? `${year} m. ${weeks} sav.`
    : `${locale.startsWith('en') ? 'W' : 'S'}${weeks} ${year}`

const formatCache = new Map<string, Format>()

/** Returns the cached formats of a locale. */
export function formatFor(locale: string): Format {
  const cached = formatCache.get(locale)
  if (cached) return cached
  const format = createFormat(locale)
  formatCache.set(locale, format)
  return format
}

function lazyValue<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}

function createFormat(locale: string): Format {
  const numbers = new Map<string, NumberFormat>()
  const getCachedFormat = (key: string, options: Intl.NumberFormatOptions) => {
    const format = numbers.get(key) ?? createNumberFormat(locale, options)
    numbers.set(key, format)
    return format
  }
  const applyFormat = (format: NumberFormat, value: number | string) =>
    typeof value === 'number' || isNumeric(value) ? format(value) : value
  const createFractionOptions = (digits: number | undefined): Intl.NumberFormatOptions =>
    digits === undefined
      ? { maximumFractionDigits: 3 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // Created on first use: creating all takes a tenth of the first list's time.
  const date = lazyValue(
    () => new Intl.DateTimeFormat(toDateLocale(locale), { dateStyle: 'medium' }),
  )
  // A day has no time zone: parsed and formatted in UTC, it cannot shift.
  const day = lazyValue(
    () => new Intl.DateTimeFormat(toDateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
  )
  const dateTime = lazyValue(
    () =>
      new Intl.DateTimeFormat(toDateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' }),
  )
  const exactTime = lazyValue(
    () =>
      new Intl.DateTimeFormat(toDateLocale(locale), { dateStyle: 'medium', timeStyle: 'medium' }),
  )
  const time = lazyValue(
    () => new Intl.DateTimeFormat(toDateLocale(locale), { timeStyle: 'short' }),
  )
  const countries = lazyValue(() => new Intl.DisplayNames(locale, { type: 'region' }))

  const money: Format['money'] = (amount, currency, digits) =>
    applyFormat(
      getCachedFormat(`${currency}${digits ?? ''}`, {
        style: 'currency',
        currency,
        ...(digits !== undefined && createFractionOptions(digits)),
      }),
      amount,
    )
  const percent: Format['percent'] = (value, digits) => {
    const places =
      digits === undefined ? { maximumFractionDigits: 2 } : createFractionOptions(digits)
    return applyFormat(
      (each) =>
        getCachedFormat(`percent${digits ?? ''}`, { style: 'percent', ...places })(
          Number(each) / 100,
        ),
      value,
    )
  }
  const price: Format['price'] = (value, currency) => {
    const places = getCurrencyPlaces(currency)
    return applyFormat(
      getCachedFormat(`price${places}`, {
        minimumFractionDigits: places,
        maximumFractionDigits: PRICE_PLACES,
      }),
      value,
    )
  }
  return {
    money,
    typedMoney: (amount, currency) => {
      const places = countDecimals(amount)
      return places > getCurrencyPlaces(currency)
        ? money(amount, currency, Math.max(places, 2))
        : money(amount, currency)
    },
    number: (value, digits) =>
      applyFormat(getCachedFormat(`n${digits ?? ''}`, createFractionOptions(digits)), value),
    amount: (amount, currency) => {
      const places = getCurrencyPlaces(currency)
      return applyFormat(getCachedFormat(`n${places}`, createFractionOptions(places)), amount)
    },
    price,
    alignedPrice: (value, currency) => {
      const places = Math.max(getCurrencyPlaces(currency), countDecimals(value))
      const separator = places === 0 ? PUNCTUATION_SPACE : ''
      return `${price(value, currency)}${separator}${FIGURE_SPACE.repeat(Math.max(0, PRICE_PLACES - places))}`
    },
    volume: (m3) => applyFormat(getCachedFormat('n3', createFractionOptions(3)), m3),
    percent,
    share: (value, digits) => percent(String(roundShare(value, digits))),
    date: (iso) => (isDay(iso) ? day : date)().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    exactTime: (iso) => exactTime().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    span: (days) => {
      const [unit, count] = days < 14 ? ['day', days] : ['week', Math.floor(days / 7)]
      return getCachedFormat(unit, { style: 'unit', unit, unitDisplay: 'short' })(count)
    },
    labeled: (label, text) => `${label}${locale.startsWith('fr') ? '\u00A0' : ''}: ${text}`,
    week: (isoWeek, last = isoWeek) => {
      const [year, from] = parseIsoWeek(isoWeek)
      const [lastYear, to] = parseIsoWeek(last)
      const weeks = isoWeek === last ? from : `${from}–${to}`
      if (year === lastYear) return formatWeeks(locale, year, weeks)
      // Two full years make a Lithuanian cell too wide, so the range is shortened. From a year on,
      // a short range would be read as the same weeks of each year.
      if (locale === 'lt' && to < from)
        return formatWeeks(locale, `${year}/${lastYear % 100}`, weeks)
      return `${formatWeeks(locale, year, from)} – ${formatWeeks(locale, lastYear, to)}`
    },
    country: (code) => countries().of(code) ?? code,
  }
}

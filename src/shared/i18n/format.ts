/** Formats what the contract sends, for one locale. Decimal strings stay exact: Intl reads them without a float between. */
export interface Format {
  /** `'9450.00', 'EUR'` as €9,450.00 */
  money(amount: string, currency: string): string
  /** A number or decimal string, grouped; `digits` fixes the places after the point. */
  number(value: number | string, digits?: number): string
  /** m3 with three places, without the unit, which stands in the column's head or beside. */
  volume(m3: string): string
  /** A per cent value as the contract has it: `'12.4'` as 12.4%. */
  percent(value: string): string
  /** An ISO day or timestamp, as a date. */
  date(iso: string): string
  /** An ISO timestamp, as date and time in the reader's zone. */
  dateTime(iso: string): string
  /** An ISO timestamp, as time in the reader's zone. */
  time(iso: string): string
  /** `2026-W48` as the year's week, in the words of the language: W48 2026. Up to another week it is a stretch: W48–50 2026. */
  week(isoWeek: string, last?: string): string
  /** ISO 3166-1 alpha-2 as the country's name. */
  country(code: string): string
}

const isNumeric = (text: string): text is Intl.StringNumericLiteral => text.trim() !== '' && Number.isFinite(Number(text))

const isDay = (iso: string) => iso.length === 10

/** `2026-W01` as 2026 and 1. */
const yearAndWeek = (isoWeek: string) => isoWeek.split('-W').map(Number) as [year: number, week: number]

/** Weeks of a year, as `locale` says them. */
const sayWeeks = (locale: string, year: number | string, weeks: number | string) =>
  locale === 'lt' ? `${year} m. ${weeks} sav.` : `${locale.startsWith('en') ? 'W' : 'S'}${weeks} ${year}`

const cache = new Map<string, Format>()

/** The formats of a locale, made once. */
export function formatFor(locale: string): Format {
  const known = cache.get(locale)
  if (known) return known
  const made = create(locale)
  cache.set(locale, made)
  return made
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function create(locale: string): Format {
  const numbers = new Map<string, Intl.NumberFormat>()
  const numberFormat = (key: string, options: Intl.NumberFormatOptions) => {
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' })
    numbers.set(key, format)
    return format
  }
  const shown = (format: Intl.NumberFormat, value: number | string) =>
    typeof value === 'number' ? format.format(value) : isNumeric(value) ? format.format(value) : value
  const fixed = (digits: number | undefined): Intl.NumberFormatOptions =>
    digits === undefined ? { maximumFractionDigits: 3 } : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // Each is made when first wanted: all of them would cost a tenth of the first list's time.
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  // A day has no zone: read and shown in UTC, it can't slip to its neighbour.
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))

  return {
    money: (amount, currency) => shown(numberFormat(currency, { style: 'currency', currency }), amount),
    number: (value, digits) => shown(numberFormat(`n${digits ?? ''}`, fixed(digits)), value),
    volume: (m3) => shown(numberFormat('n3', fixed(3)), m3),
    percent: (value) =>
      numberFormat('percent', { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 100),
    date: (iso) => (isDay(iso) ? day : date)().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    week: (isoWeek, last = isoWeek) => {
      const [year, from] = yearAndWeek(isoWeek)
      const [lastYear, to] = yearAndWeek(last)
      const weeks = isoWeek === last ? from : `${from}–${to}`
      if (year === lastYear) return sayWeeks(locale, year, weeks)
      // Both years with all their words are wider than any column; weeks of a year or more need them, lest they be read as weeks of each.
      if (locale === 'lt' && to < from) return sayWeeks(locale, `${year}/${lastYear % 100}`, weeks)
      return `${sayWeeks(locale, year, from)} – ${sayWeeks(locale, lastYear, to)}`
    },
    country: (code) => countries().of(code) ?? code,
  }
}

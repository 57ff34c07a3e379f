import { foldWords } from '@domain/text/fold'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'
import { DAY_MS } from '@domain/calendar/durations'

/** Order of day, month and year in a date such as 03/04/2027 or 31-01-04. */
export type DateOrder = 'day_first' | 'month_first' | 'year_first'

const ALL_ORDERS: readonly DateOrder[] = ['day_first', 'month_first', 'year_first']

/** One meaning of a date as YYYY-MM-DD, and the orders that lead to it. */
export interface DateReading {
  readonly date: string
  readonly orders: readonly DateOrder[]
}

/** A date with several readings. */
export interface AmbiguousDate {
  readonly ok: false
  readonly code: 'ambiguous_date'
  readonly readings: readonly DateReading[]
}

/** A bare number that may be a spreadsheet's day number, with its date. */
export interface DayNumber {
  readonly ok: false
  readonly code: 'day_number'
  readonly date: string
}

export type ReadDate = ReadValue<string> | AmbiguousDate | DayNumber

const TIME = String.raw`(?:(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${TIME}$`, 'i')
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?${TIME}$`, 'i')

/** Day numbers from 1982 to 2119; other numbers are not dates. */
const DAY_NUMBER = /^[3-7]\d{4}$/
const DAY_ZERO = Date.UTC(1899, 11, 30)

/**
 * Converts a spreadsheet's day number to YYYY-MM-DD. Day 1 is 1 January 1900, and 29 February 1900
 * counts, as in Excel.
 */
export const fromSerialDay = (day: number): string =>
  new Date(DAY_ZERO + Math.floor(day < 60 ? day + 1 : day) * DAY_MS).toISOString().slice(0, 10)

let months: ReadonlyMap<string, number> | undefined

function indexMonthsByName(): ReadonlyMap<string, number> {
  const names = new Map<string, number>([['sept', 9]])
  for (const language of ['en', 'fr', 'lt', 'es']) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric', year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        for (let at = 0; at < 12; at += 1) {
          const name =
            format.formatToParts(Date.UTC(2027, at, 4)).find(({ type }) => type === 'month')
              ?.value ?? ''
          const word = foldWords(name).replace(/[^a-z]/g, '')
          if (word !== '') names.set(word, at + 1)
        }
      }
    }
  }
  return names
}

/**
 * Words without meaning in a written date: "4 de enero de 2027", "2027 m. sausio 4 d.", "1er
 * janvier", "4th of January".
 */
const fillers = new Set('de del d m of the er st nd rd th le'.split(' '))

/**
 * Parses a date as YYYY-MM-DD: ISO with or without a time, "2027/01/04", "4.1.27", "04/01/2027",
 * "4-Jan-2027" and month names in four languages. With points, the day is always first.
 * @param orders possible orders of dates with slashes or hyphens; if several fit, a date is
 * ambiguous
 * @param isDayNumber true if bare numbers such as 46391 are day numbers
 */
export function readDate(
  text: string,
  orders: readonly DateOrder[] = ALL_ORDERS,
  isDayNumber: boolean | null = null,
): ReadDate {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return EMPTY_VALUE
  const iso = YEAR_FIRST.exec(words)
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const numbers = YEAR_LAST.exec(words)
  if (numbers) return toDateByOrder(findReadings(numbers), orders)
  if (DAY_NUMBER.test(words)) {
    if (isDayNumber === false) return refuse({ code: 'no_date' })
    const date = fromSerialDay(Number(words))
    return isDayNumber ? { ok: true, value: date } : { ok: false, code: 'day_number', date }
  }
  return readWrittenDate(words)
}

/**
 * Detects the order of a column by its unambiguous dates; null if there are none or they
 * contradict.
 */
export function detectDateOrder(texts: readonly string[]): DateOrder | null {
  const found = new Set<DateOrder>()
  for (const text of texts) {
    const numbers = YEAR_LAST.exec(text.replace(/\s+/g, ' ').trim())
    if (!numbers || numbers[2] === '.') continue
    const [order, ...others] = findReadings(numbers).flatMap(({ orders }) => orders)
    if (order !== undefined && others.length === 0) found.add(order)
  }
  const [order = null] = found
  return found.size === 1 ? order : null
}

/**
 * Returns the dates that three numbers may mean. The first number is a year only if both outer ones
 * have two digits.
 */
function findReadings([
  ,
  first = '',
  mark,
  second = '',
  last = '',
]: RegExpExecArray): DateReading[] {
  const dates = {
    day_first: toIsoDate(toFullYear(last), Number(second), Number(first)),
    month_first: toIsoDate(toFullYear(last), Number(first), Number(second)),
    year_first: toIsoDate(toFullYear(first), Number(second), Number(last)),
  }
  const hasYearFirst = first.length === 2 && last.length === 2
  const orders = ALL_ORDERS.filter(
    (order) => order === 'day_first' || (mark !== '.' && (order !== 'year_first' || hasYearFirst)),
  )
  const ordersByDate = new Map<string, DateOrder[]>()
  for (const order of orders) {
    const read = dates[order]
    if (read.ok) ordersByDate.set(read.value, [...(ordersByDate.get(read.value) ?? []), order])
  }
  return [...ordersByDate].map(([date, dateOrders]) => ({ date, orders: dateOrders }))
}

/** Returns the date in one of the orders, or the only date in any order. */
function toDateByOrder(readings: readonly DateReading[], orders: readonly DateOrder[]): ReadDate {
  const fitting = readings.filter((reading) =>
    reading.orders.some((order) => orders.includes(order)),
  )
  const [reading, ...others] = fitting.length > 0 ? fitting : readings
  if (!reading) return refuse({ code: 'impossible_date' })
  if (others.length === 0) return { ok: true, value: reading.date }
  return fitting.length > 0
    ? { ok: false, code: 'ambiguous_date', readings: fitting }
    : refuse({ code: 'no_date' })
}

function readWrittenDate(text: string): ReadDate {
  const words = foldWords(text).match(/[a-z]+|\d+/g) ?? []
  const dateWords = words.filter((word) => !fillers.has(word))
  const month = dateWords
    .map((word) => (months ??= indexMonthsByName()).get(word))
    .find((found) => found !== undefined)
  const numbers = dateWords.filter((word) => /^\d+$/.test(word))
  const [first = '', last = ''] = numbers
  if (month === undefined || numbers.length !== 2 || dateWords.length !== 3)
    return refuse({ code: 'no_date' })
  if (first.length === 4 && last.length <= 2) return toIsoDate(Number(first), month, Number(last))
  return first.length <= 2 && (last.length === 4 || last.length === 2)
    ? toIsoDate(toFullYear(last), month, Number(first))
    : refuse({ code: 'no_date' })
}

const toFullYear = (written: string): number =>
  written.length === 2 ? 2000 + Number(written) : Number(written)

/** Years that the contract accepts. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2099

function toIsoDate(
  year: number,
  month: number,
  day: number,
): { readonly ok: true; readonly value: string } | ReturnType<typeof refuse> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  return isReal
    ? { ok: true, value: date.toISOString().slice(0, 10) }
    : refuse({ code: 'impossible_date' })
}

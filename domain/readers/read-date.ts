import { foldWords } from './fold'
import { emptyValue, refuse, type ReadValue } from './problem'

/** Order of day and month in a date such as 03/04/2027. */
export type DateOrder = 'day_first' | 'month_first'

/** A date with two readings, both as YYYY-MM-DD. */
export interface AmbiguousDate {
  readonly ok: false
  readonly code: 'ambiguous_date'
  readonly dayFirst: string
  readonly monthFirst: string
}

/** A bare number that may be a spreadsheet's day number, with its date. */
export interface DayNumber {
  readonly ok: false
  readonly code: 'day_number'
  readonly date: string
}

export type ReadDate = ReadValue<string> | AmbiguousDate | DayNumber

const time = String.raw`(?:(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${time}$`, 'i')
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?${time}$`, 'i')

/** Day numbers from 1982 to 2119; other numbers are not dates. */
const dayNumber = /^[3-7]\d{4}$/
const dayZero = Date.UTC(1899, 11, 30)
const msPerDay = 86_400_000

/**
 * Converts a spreadsheet's day number to YYYY-MM-DD. Day 1 is 1 January 1900, and 29 February 1900
 * counts, as in Excel.
 */
export const fromSerialDay = (day: number): string =>
  new Date(dayZero + Math.floor(day < 60 ? day + 1 : day) * msPerDay).toISOString().slice(0, 10)

let months: ReadonlyMap<string, number> | undefined

function monthsByName(): ReadonlyMap<string, number> {
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
 * @param order order of dates with slashes or hyphens; without it, some are ambiguous
 * @param isDayNumber true if bare numbers such as 46391 are day numbers
 */
export function readDate(
  text: string,
  order: DateOrder | null = null,
  isDayNumber: boolean | null = null,
): ReadDate {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return emptyValue
  const iso = yearFirst.exec(words)
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const numbers = yearLast.exec(words)
  if (numbers) return toDateByOrder(numbers, order)
  if (dayNumber.test(words)) {
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
    const [, first, mark, second] = yearLast.exec(text.replace(/\s+/g, ' ').trim()) ?? []
    if (mark === undefined || mark === '.') continue
    if (Number(first) > 12 && Number(second) <= 12) found.add('day_first')
    if (Number(second) > 12 && Number(first) <= 12) found.add('month_first')
  }
  const [order = null] = found
  return found.size === 1 ? order : null
}

function toDateByOrder(
  [, first = '', mark, second = '', end = '']: RegExpExecArray,
  order: DateOrder | null,
): ReadDate {
  const year = fullYear(end)
  const dayFirst = toIsoDate(year, Number(second), Number(first))
  const monthFirst = toIsoDate(year, Number(first), Number(second))
  if (mark === '.' || !monthFirst.ok) return dayFirst
  if (!dayFirst.ok || dayFirst.value === monthFirst.value) return monthFirst
  if (order !== null) return order === 'day_first' ? dayFirst : monthFirst
  return {
    ok: false,
    code: 'ambiguous_date',
    dayFirst: dayFirst.value,
    monthFirst: monthFirst.value,
  }
}

function readWrittenDate(text: string): ReadDate {
  const words = foldWords(text).match(/[a-z]+|\d+/g) ?? []
  const dateWords = words.filter((word) => !fillers.has(word))
  const month = dateWords
    .map((word) => (months ??= monthsByName()).get(word))
    .find((found) => found !== undefined)
  const numbers = dateWords.filter((word) => /^\d+$/.test(word))
  const [first = '', last = ''] = numbers
  if (month === undefined || numbers.length !== 2 || dateWords.length !== 3)
    return refuse({ code: 'no_date' })
  if (first.length === 4 && last.length <= 2) return toIsoDate(Number(first), month, Number(last))
  return first.length <= 2 && (last.length === 4 || last.length === 2)
    ? toIsoDate(fullYear(last), month, Number(first))
    : refuse({ code: 'no_date' })
}

const fullYear = (written: string): number =>
  written.length === 2 ? 2000 + Number(written) : Number(written)

function toIsoDate(
  year: number,
  month: number,
  day: number,
): { readonly ok: true; readonly value: string } | ReturnType<typeof refuse> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    year >= 1000 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  return isReal
    ? { ok: true, value: date.toISOString().slice(0, 10) }
    : refuse({ code: 'impossible_date' })
}

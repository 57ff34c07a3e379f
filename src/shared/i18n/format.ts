import { type Format, formatFor as getPlainFormat } from '@domain/languages'

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

/** Keeps the words of a value on one line; a line may break after a comma and a spaced dash. */
const keepTogether = (value: string): string =>
  value.replaceAll(/(?<!,|–) /g, NO_BREAK_SPACE).replaceAll(/–(?=\d)/g, `–${WORD_JOINER}`)

/** Removes the signs that keep a value on one line, for a file or an input. */
export const toPlainText = (value: string): string =>
  value.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '')

const formats = new Map<string, Format>()

/** Returns the cached formats of a locale. Dates, weeks and durations stay on one line. */
export function formatFor(locale: string): Format {
  const cached = formats.get(locale)
  if (cached) return cached
  const plain = getPlainFormat(locale)
  const format: Format = {
    ...plain,
    date: (iso) => keepTogether(plain.date(iso)),
    dateTime: (iso) => keepTogether(plain.dateTime(iso)),
    exactTime: (iso) => keepTogether(plain.exactTime(iso)),
    span: (days) => keepTogether(plain.span(days)),
    week: (isoWeek, last) => keepTogether(plain.week(isoWeek, last)),
  }
  formats.set(locale, format)
  return format
}

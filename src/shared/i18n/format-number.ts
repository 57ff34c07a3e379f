import { getLanguageNumberForm, isDecimal } from '@domain/numbers'

const formatCache = new Map<string, NumberFormat>()

/** Caches formats: creating one is slow, and every cell needs one. */
function getNumberFormat(locale: string, places: number | undefined): NumberFormat {
  const key = `${locale} ${places}`
  const digits =
    places === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: places, maximumFractionDigits: Math.max(places, 20) }
  const format = formatCache.get(key) ?? numberFormat(locale, digits)
  formatCache.set(key, format)
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

/** Formats a number, or a decimal string of any length. */
export type NumberFormat = (value: number | bigint | Intl.StringNumericLiteral) => string

/**
 * Intl.NumberFormat with grouping from 1,000 on. French U+202F is replaced by U+00A0: in our font
 * the narrow space is only 1.6 px wide.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const format = new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' })
  return (value) => format.format(value).replaceAll('\u202f', '\u00a0')
}

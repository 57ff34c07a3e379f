import { getLanguageNumberForm, isDecimal } from '@domain/numbers'
import { numberFormat, type NumberFormat } from './number-format'

const formatCache = new Map<string, NumberFormat>()

/** Asked for in each cell, and dear to make. */
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

/** A decimal string as the reader writes it; anything else unchanged. `places` fixes the digits after the mark. */
export const formatNumber = (value: string, locale: string, places?: number): string =>
  isDecimal(value) ? getNumberFormat(locale, places)(value) : value

/** The same without grouping, as it is edited. */
export const formatEditableNumber = (value: string, locale: string): string =>
  isDecimal(value) ? value.replace('.', getLanguageNumberForm(locale).decimal ?? '.') : value

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

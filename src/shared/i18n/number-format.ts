/** Writes a number, or a decimal string of any length. */
export type NumberFormat = (value: number | bigint | Intl.StringNumericLiteral) => string

/**
 * Intl's format of numbers, with thousands grouped from the first on. French groups them by a narrow space, a hair of 1.6 px in our type;
 * the wider one, by which Lithuanian groups them too, is seen.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const format = new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' })
  return (value) => format.format(value).replaceAll('\u202f', '\u00a0')
}

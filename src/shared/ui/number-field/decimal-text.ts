/** A decimal string of the contract (`-?digits[.digits]`), or the kind of mistake in what was typed. */
export type ReadDecimal = { ok: true; value: string } | { ok: false }

const marks = new Map<string, string>()

/** Asked for at each key and in each cell, and dear to find out. */
function decimalMark(locale: string): string {
  const known = marks.get(locale)
  if (known !== undefined) return known
  const mark = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  marks.set(locale, mark)
  return mark
}

/**
 * Reads a number as people of a locale type it: "1 234,5", "1,234.50", "1234.5". Either mark may be the decimal one; a mark
 * that is not the locale's and stands before exactly three digits groups thousands. Exact: no float in between.
 */
export function readDecimal(text: string, locale: string): ReadDecimal {
  const compact = text.replace(/[\s'’]/gu, '').replace('−', '-')
  if (!/^-?[\d.,]*\d$/.test(compact)) return { ok: false }
  const own = decimalMark(locale)
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  if (last < 0) return { ok: true, value: trimZeros(compact) }
  const mark = compact[last] ?? ''
  const others = compact.slice(0, last)
  const groups = new RegExp(`^-?\\d{1,3}(?:[${mark === '.' ? ',.' : '.,'}]\\d{3})*$`)
  const isRepeated = others.includes(mark)
  const looksGrouped = groups.test(others) && compact.length - last === 4 && !others.includes(mark === '.' ? ',' : '.')
  const isGroup = isRepeated || (mark !== own && looksGrouped && !/^-?0$/.test(others))
  if (isGroup && !looksGrouped) return { ok: false }
  if (!isGroup && /[.,]/.test(others) && !groups.test(others)) return { ok: false }
  const whole = others.replace(/[.,]/g, '')
  return { ok: true, value: trimZeros(isGroup ? whole + compact.slice(last + 1) : `${whole || '0'}.${compact.slice(last + 1)}`) }
}

const trimZeros = (value: string) => value.replace(/^(-?)0+(?=\d)/, '$1')

/** Whether it is a decimal string as the contract has them. */
export const isDecimal = (value: string): value is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(value)

/** A decimal string as the reader writes it; anything else unchanged. `places` fixes the digits after the mark. */
export function showDecimal(value: string, locale: string, places?: number): string {
  if (!isDecimal(value)) return value
  const digits = places === undefined ? { maximumFractionDigits: 20 } : { minimumFractionDigits: places, maximumFractionDigits: Math.max(places, 20) }
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' }).format(value)
}

/** The same without grouping, as it is edited. */
export function editDecimal(value: string, locale: string): string {
  return isDecimal(value) ? value.replace('.', decimalMark(locale)) : value
}

/** Below zero when `a` is less than `b`; decimal strings of any length. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(a.split('.')[1]?.length ?? 0, b.split('.')[1]?.length ?? 0)
  const scaled = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(places, '0'))
  }
  const left = scaled(a)
  const right = scaled(b)
  return left < right ? -1 : left > right ? 1 : 0
}

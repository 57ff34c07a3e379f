import { trimDecimal } from './decimal'
import type { Unit } from './dimensions'

/** A number as the trade writes it, or why it can't be read. */
export type ReadNumber =
  | { ok: true; value: string }
  | { ok: false; code: 'no_number' | 'ambiguous_number' | 'too_precise' | 'not_above_zero' | 'too_large' }

const GROUPING = /[\s'’]/gu

/**
 * Reads "1 200,5", "1,200.5", "40.500" or "40". One mark before exactly three digits could be either: pieces and packs are whole, so there it
 * groups thousands; cubic metres are written with three places, so there it is the decimal mark; else the number is ambiguous.
 */
export function parseNumber(text: string, unit: Unit | null): ReadNumber {
  const compact = text.trim().replace(GROUPING, '')
  if (!/^\d[\d.,]*$/.test(compact)) return { ok: false, code: 'no_number' }
  const plain = withPoint(compact, unit)
  if (typeof plain !== 'string') return plain
  const [whole = '', fraction = ''] = trimDecimal(plain).split('.')
  if (fraction.length > 3) return { ok: false, code: 'too_precise' }
  const significant = whole.replace(/^0+(?=\d)/, '')
  if (significant.length > 9) return { ok: false, code: 'too_large' }
  if (!/[1-9]/.test(significant + fraction)) return { ok: false, code: 'not_above_zero' }
  return { ok: true, value: fraction ? `${significant}.${fraction}` : significant }
}

/** The number with its decimal mark, if any, as a point and nothing between its thousands. */
function withPoint(text: string, unit: Unit | null): string | ReadNumber {
  const marks = text.match(/[.,]/g) ?? []
  if (marks.length === 0) return text
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isMixed = new Set(marks).size === 2
  const whole = text.slice(0, last)
  const fraction = text.slice(last + 1)
  const groups = /^\d{1,3}([.,]\d{3})*$/
  if (isMixed) {
    const isClean = groups.test(whole) && !whole.includes(text[last] ?? '') && fraction !== ''
    return isClean ? `${whole.replace(/[.,]/g, '')}.${fraction}` : { ok: false, code: 'no_number' }
  }
  if (marks.length > 1) return groups.test(text) ? text.replace(/[.,]/g, '') : { ok: false, code: 'no_number' }
  if (fraction === '') return { ok: false, code: 'no_number' }
  const couldGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (!couldGroup || unit === 'm3') return `${whole}.${fraction}`
  if (unit === 'pcs' || unit === 'pack') return whole + fraction
  return { ok: false, code: 'ambiguous_number' }
}

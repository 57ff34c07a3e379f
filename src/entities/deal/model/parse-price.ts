import { unitNamed, withoutCurrency, type Unit } from '@/shared/lib/timber'

/** A price as `1200.50`, or why it is none; `written` is the sign or code of another currency, as it stands there. */
export type ReadPrice =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_price' }
  | { readonly ok: false; readonly code: 'other_currency'; readonly written: string }

const grouping = /[\s'’]/gu
const noPrice: ReadPrice = { ok: false, code: 'no_price' }

/**
 * Reads "312", "312,5", "1 200.50" or "1.200,50" as a price in `currency` (ISO 4217), whose sign or code may stand with it, as may
 * the `unit` it is for: "312 €/m³". One mark before exactly three digits groups thousands, because prices have two places.
 */
export function parsePrice(text: string, currency: string, unit: Unit): ReadPrice {
  const bare = withoutCurrency(text, currency)
  if (bare.foreign !== null) return { ok: false, code: 'other_currency', written: bare.foreign }
  const [amount = '', per] = bare.text.split(/\/(.*)/s)
  if (per !== undefined && unitNamed(per) !== unit) return noPrice
  const compact = amount.replace(grouping, '')
  if (!/^\d[\d.,]*$/.test(compact)) return noPrice
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const hasCents = last >= 0 && compact.length - last - 1 <= 2
  const whole = (hasCents ? compact.slice(0, last) : compact).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const cents = hasCents ? compact.slice(last + 1) : ''
  return whole.length <= 10 && whole !== '' ? { ok: true, value: `${whole}.${cents.padEnd(2, '0')}` } : noPrice
}

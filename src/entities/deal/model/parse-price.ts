import { bareAmount, unitNamed, type BareAmount, type Unit } from '@/shared/lib/timber'

/** A price as `1200.50`, or why it is none; `unit` is the one that it was written for, where that is another. */
export type ReadPrice =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: 'no_price' }
  | { readonly ok: false; readonly code: 'other_unit'; readonly unit: Unit }
  | Extract<BareAmount, { ok: false }>

const grouping = /[\s'’]/gu
/** What stands between a price and its unit: "312 €/m³", "312 EUR per m3". */
const perUnit = /\/|\s(?:per|par|už|uz|por)\s/iu
const noPrice: ReadPrice = { ok: false, code: 'no_price' }

/**
 * Reads "312", "312,5", "1 200.50" or "1.200,50" as a price in `currency` (ISO 4217), whose sign or code may stand with it, as may
 * the `unit` it is for and that it is net of tax: "312 € HT/m³". One mark before exactly three digits groups thousands, because prices have
 * two places.
 */
export function parsePrice(text: string, currency: string, unit: Unit): ReadPrice {
  const bare = bareAmount(text, currency)
  if (!bare.ok) return bare
  const [amount = '', ...per] = bare.text.split(perUnit)
  const value = readAmount(amount)
  if (value === null || per.length > 1) return noPrice
  const written = per[0] === undefined ? unit : unitNamed(per[0])
  if (written === null) return noPrice
  return written === unit ? { ok: true, value } : { ok: false, code: 'other_unit', unit: written }
}

function readAmount(amount: string): string | null {
  const compact = amount.replace(grouping, '')
  if (!/^\d[\d.,]*$/.test(compact)) return null
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const hasCents = last >= 0 && compact.length - last - 1 <= 2
  const whole = (hasCents ? compact.slice(0, last) : compact).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const cents = hasCents ? compact.slice(last + 1) : ''
  return whole.length <= 10 && whole !== '' ? `${whole}.${cents.padEnd(2, '0')}` : null
}

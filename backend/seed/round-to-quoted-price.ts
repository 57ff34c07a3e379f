import { convert } from '@domain/timber'
import type { SeededProduct } from './product-list'

/** Rounds a price per m3 as it is quoted: per m3 to 0.50, per metre to 0.001, else to 0.01. */
export function roundToQuotedPrice(
  { priceUnit, specification }: SeededProduct,
  perM3: number,
): string {
  if (priceUnit === 'm3') return (Math.round(perM3 * 2) / 2).toFixed(2)
  const { m3 } = convert('1000', priceUnit, specification)
  if (!m3.ok) throw new Error('A seeded product has all of its sizes.')
  return ((perM3 * Number(m3.value)) / 1000).toFixed(priceUnit === 'lm' ? 3 : 2)
}

import type { SeededClient } from './client-list'
import { convert } from '@domain/timber'
import type { SeededProduct } from './product-list'

/** A client that buys more from month to month. */
const GROWING_CLIENT = 'Holzhandel Brinkmann GmbH'

/**
 * Deliveries from a week on, relative to an average week: frost, building season, summer holidays,
 * autumn, year end.
 */
const SEASONS: readonly (readonly [fromWeek: number, share: number])[] = [
  [1, 0.3],
  [3, 0.55],
  [8, 0.85],
  [12, 1.35],
  [18, 1.55],
  [25, 1.15],
  [29, 0.6],
  [34, 1],
  [37, 1.25],
  [46, 0.9],
  [50, 0.65],
  [52, 0.25],
]

/**
 * Returns the volume of a week relative to an average one.
 * @param week ISO 8601, such as `2026-W20`
 */
export function getSeasonShare(week: string): number {
  const number = Number(week.slice(6))
  return SEASONS.findLast(([from]) => from <= number)?.[1] ?? 1
}

/** Days in which the growing client's purchases triple. */
const GROWTH_DAYS = 240

/**
 * Returns a client's purchases on a day relative to other clients.
 * @param age days ago
 */
export function computeGrowth({ name }: SeededClient, age: number): number {
  return name === GROWING_CLIENT ? Math.max(0.6, 1.8 - (age / GROWTH_DAYS) * 1.2) : 1
}

/**
 * Returns whole packs, at least one.
 * @param share of the season, relative to an average week
 */
export const roundToPacks = (packs: number, share: number): number =>
  Math.max(1, Math.round(packs * share))

/** Rounds a price to the steps of quotations: 0.50 per m3, 0.001 per metre, else 0.01. */
export function roundToQuotedPrice(
  { priceUnit, specification }: SeededProduct,
  perM3: number,
): string {
  if (priceUnit === 'm3') return (Math.round(perM3 * 2) / 2).toFixed(2)
  const { m3 } = convert('1000', priceUnit, specification)
  if (!m3.ok) throw new Error('A seeded product has all of its sizes.')
  return ((perM3 * Number(m3.value)) / 1000).toFixed(priceUnit === 'lm' ? 3 : 2)
}

import type { Schemas } from '../call'
import type { DashboardCall } from './board-query'

export type Chart = Omit<Schemas['Chart'], 'today'>
export type Point = Schemas['ChartPoint']

/** Maximum clients, products, lanes or carriers in a chart: the largest. */
export const MAX_CATEGORIES = 10

export type ChartCreator = (call: DashboardCall) => Promise<Chart>

/** Creates a point; optional values default to null. */
export const createPoint = (
  values: Pick<Point, 'series' | 'key' | 'value' | 'count' | 'list'> & Partial<Point>,
): Point => ({ label: null, from: null, to: null, ...values })

/** Returns the largest items in order, and the number left out. */
export function pickLargest<One>(
  all: readonly One[],
  getWeight: (one: One) => number,
  most = MAX_CATEGORIES,
): { largest: One[]; left_out: number } {
  const sorted = all.toSorted((a, b) => getWeight(b) - getWeight(a))
  return { largest: sorted.slice(0, most), left_out: Math.max(0, sorted.length - most) }
}

import type { Schemas } from '../call'
import type { DashboardCall } from './board-query'

export type Chart = Omit<Schemas['Chart'], 'today'>
export type Point = Schemas['ChartPoint']

/** Maximum clients, products, lanes or carriers in a chart: the largest. */
export const MAX_CATEGORIES = 10

export type ChartCreator = (call: DashboardCall) => Promise<Chart>

/** Creates a point; optional values default to null. */
export const createPoint = (
  said: Pick<Point, 'series' | 'key' | 'value' | 'count' | 'list'> & Partial<Point>,
): Point => ({ label: null, from: null, to: null, ...said })

/** Returns the largest items in order, and the number left out. */
export function pickLargest<One>(
  all: readonly One[],
  weightOf: (one: One) => number,
  most = MAX_CATEGORIES,
): { kept: One[]; left_out: number } {
  const sorted = all.toSorted((a, b) => weightOf(b) - weightOf(a))
  return { kept: sorted.slice(0, most), left_out: Math.max(0, sorted.length - most) }
}

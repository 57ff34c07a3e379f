import type { Schemas } from '../call'
import type { DashboardCall } from './board-query'

export type Chart = Omit<Schemas['Chart'], 'today'>
export type Point = Schemas['ChartPoint']

/** How many clients, products, lanes and carriers a chart shows: those that weigh most. */
export const MAX_CATEGORIES = 10

/** Draws one chart of a board. */
export type ChartCreator = (call: DashboardCall) => Promise<Chart>

/** A point with what most points have not. */
export const createPoint = (
  said: Pick<Point, 'series' | 'key' | 'value' | 'count' | 'list'> & Partial<Point>,
): Point => ({ label: null, from: null, to: null, ...said })

/** Those that weigh most, in that order, and how many are left out. */
export function pickLargest<One>(
  all: readonly One[],
  weightOf: (one: One) => number,
  most = MAX_CATEGORIES,
): { kept: One[]; left_out: number } {
  const sorted = all.toSorted((a, b) => weightOf(b) - weightOf(a))
  return { kept: sorted.slice(0, most), left_out: Math.max(0, sorted.length - most) }
}

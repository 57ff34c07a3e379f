import { roundShare } from '@domain/numbers'
import type { Schemas } from '../call'
import type { Period, DashboardCall } from './dashboard-query'

type List = Schemas['DashboardList']
type Side = Schemas['FigureSide']
type Figure = Schemas['DashboardFigures']['figures'][number]

/** Count or sum as returned by the databases. */
export type Count = number | string
export type Sum = Count | null

/** Formats a scaled integer as a decimal: (1250, 2) is `12.50`. */
export const formatScaledDecimal = (scaled: number, places: number): string =>
  (scaled / 10 ** places).toFixed(places)

/** Formats a ratio, such as a margin, as a percentage with one decimal; null if the whole is 0. */
export const formatPercent = (part: number, whole: number): string | null =>
  whole === 0 ? null : ((part / whole) * 100).toFixed(1)

/** Formats a share of a whole, which is 100 only if it is full; null if the whole is 0. */
export const formatFullShare = (part: number, whole: number): string | null =>
  whole === 0 ? null : roundShare((part / whole) * 100, 1).toFixed(1)

/** Formats cents by litres as euro per m3; null for 0 litres. */
export const formatEuroPerM3 = (cents: number, litres: number): string | null =>
  litres === 0 ? null : ((cents * 10) / litres).toFixed(2)

/** Value of a figure, computed from the documents of a list. */
export type FigureValue = {
  value: string | null
  count: number
  without?: number
  margin_kinds?: NonNullable<Side['margin_kinds']>
}

const createFigureSide = (list: List, { without = 0, ...value }: FigureValue): Side => ({
  ...value,
  without,
  list,
})

/** Creates a figure without a period: its current value. */
export const createCurrentFigure = (
  code: Figure['code'],
  unit: Figure['unit'],
  list: List,
  value: FigureValue,
): Figure => ({ code, unit, ...createFigureSide(list, value), before: null })

/** Creates figures of a period, each with the previous period's value. */
export async function createComparedFigures<Sums>(
  { period, before }: { period: Period; before: Period },
  createList: (period: Period) => List,
  read: (period: Period) => Promise<Sums>,
  definitions: readonly (readonly [
    code: Figure['code'],
    unit: Figure['unit'],
    reckon: (sums: Sums) => FigureValue,
  ])[],
): Promise<Figure[]> {
  const [current, previous] = await Promise.all([read(period), read(before)])
  return definitions.map(([code, unit, toValue]) => ({
    code,
    unit,
    ...createFigureSide(createList(period), toValue(current)),
    before: createFigureSide(createList(before), toValue(previous)),
  }))
}

type Chart = Omit<Schemas['Chart'], 'today'>
type Point = Schemas['ChartPoint']

/** Maximum clients, products, lanes or carriers in a chart: the largest. */
const MAX_CATEGORIES = 10

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

import type { Schemas } from '../call'
import type { Period } from './board-query'

type List = Schemas['DashboardList']
type Side = Schemas['FigureSide']
type Figure = Schemas['BoardFigures']['figures'][number]

/** A count and a sum as databases answer them. */
export type Count = number | string
export type Sum = Count | null

/** A whole number as a decimal with so many of its places behind the point: `decimal(1250, 2)` is `12.50`. */
export const formatScaledDecimal = (scaled: number, places: number): string =>
  (scaled / 10 ** places).toFixed(places)

/** A share in per cent, with one place; null of nothing. */
export const formatPercent = (part: number, whole: number): string | null =>
  whole === 0 ? null : ((part / whole) * 100).toFixed(1)

/** Cents by litres as euro a m3; null of nothing. */
export const formatEuroPerM3 = (cents: number, litres: number): string | null =>
  litres === 0 ? null : ((cents * 10) / litres).toFixed(2)

/** What is reckoned of the documents that a list holds. */
export type FigureValue = {
  value: string | null
  count: number
  without?: number
  margin_kinds?: NonNullable<Side['margin_kinds']>
}

/** One side of a figure. */
export const createFigureSide = (list: List, { without = 0, ...reckoned }: FigureValue): Side => ({
  ...reckoned,
  without,
  list,
})

/** A figure that is told as it is now. */
export const createCurrentFigure = (
  code: Figure['code'],
  unit: Figure['unit'],
  list: List,
  reckoned: FigureValue,
): Figure => ({ code, unit, ...createFigureSide(list, reckoned), before: null })

/** Figures of a period, each with the one before beside it. */
export async function createComparedFigures<Sums>(
  { period, before }: { period: Period; before: Period },
  listOf: (period: Period) => List,
  read: (period: Period) => Promise<Sums>,
  told: readonly (readonly [
    code: Figure['code'],
    unit: Figure['unit'],
    reckon: (sums: Sums) => FigureValue,
  ])[],
): Promise<Figure[]> {
  const [these, those] = await Promise.all([read(period), read(before)])
  return told.map(([code, unit, reckon]) => ({
    code,
    unit,
    ...createFigureSide(listOf(period), reckon(these)),
    before: createFigureSide(listOf(before), reckon(those)),
  }))
}

import type { SeededClient } from './client-list'

/** The client that buys more from month to month. */
export const GROWING_CLIENT = 'Holzhandel Brinkmann GmbH'

/** What is delivered from a week of the year on, as a share of a usual week: frost, the building season, July and August, autumn, and the holidays at the end. */
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

/** How much wood a week takes, as a share of a usual one. @param week ISO 8601, such as `2026-W20` */
export function getSeasonShare(week: string): number {
  const number = Number(week.slice(6))
  return SEASONS.findLast(([from]) => from <= number)?.[1] ?? 1
}

/** Months in which it comes to buy three times as much. */
const GROWTH_DAYS = 240

/** How much a client buys on a day, as a share of what others do. @param age how many days ago that is */
export function computeGrowth({ name }: SeededClient, age: number): number {
  return name === GROWING_CLIENT ? Math.max(0.6, 1.8 - (age / GROWTH_DAYS) * 1.2) : 1
}

/** Whole packs of a quantity in its season. */
export const roundToPacks = (packs: number, share: number): number =>
  Math.max(1, Math.round(packs * share))

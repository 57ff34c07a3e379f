import type { Row } from '../db/tables'

/** The first and last day of a price. */
export type PricePeriod = Pick<Row<'prices'>, 'id' | 'start_date' | 'end_date'>

/** The open price that a new one ends, and the price that it would overlap. */
export type PricePlacement = {
  ends: { id: string; end_date: string } | null
  overlaps: PricePeriod | null
}

/**
 * Places a price among the others of its product, list and scope. It ends the open price that began
 * earlier. Any other price on the same days is an overlap, even if switched off, because it may be
 * switched on.
 * @param others without the price itself
 */
export function placePrice(
  price: Omit<PricePeriod, 'id'>,
  others: readonly PricePeriod[],
): PricePlacement {
  const ended = others.find(
    (other) => other.end_date === null && other.start_date < price.start_date,
  )
  const rest = others.filter((other) => other !== ended)
  return {
    ends: ended ? { id: ended.id, end_date: getDayBefore(price.start_date) } : null,
    overlaps: rest.find((other) => periodsOverlap(price, other)) ?? null,
  }
}

/** True if two prices share a day. */
export const periodsOverlap = (
  one: Omit<PricePeriod, 'id'>,
  other: Omit<PricePeriod, 'id'>,
): boolean =>
  isBeforeEnd(one.start_date, other.end_date) && isBeforeEnd(other.start_date, one.end_date)

const isBeforeEnd = (day: string, end: string | null): boolean => end === null || day <= end

/** Returns the previous day, `YYYY-MM-DD`. */
export const getDayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

import { shiftDay } from '@domain/calendar'
import type { Row } from '../db/tables'

/** The terms of a price that a sheet's row sets. */
export type PlannedTerms = Pick<Row<'prices'>, 'start_date' | 'end_date'>

/** A row of a sheet for one product, list and scope; `index` is its position in the sheet. */
export type PlannedRow<Terms extends PlannedTerms> = { index: number; terms: Terms }

/** A row's result: the stored price that it changes, its last day, and the price that it ends. */
export type Placement<
  Stored extends PricePeriod,
  Terms extends PlannedTerms,
> = PlannedRow<Terms> & {
  changedPrice: Stored | null
  end_date: string | null
  ends: { stored: Stored; end_date: string } | { row: number; end_date: string } | null
}

/** The result of a sheet for one scope: applicable rows, and rows that overlap another price. */
export type Plan<Stored extends PricePeriod, Terms extends PlannedTerms> = {
  placed: Placement<Stored, Terms>[]
  /** The other price's period, by the row's index. */
  overlaps: Map<number, PlannedTerms>
}

type PlannedItem<Stored, Terms> = {
  stored: Stored | null
  row: PlannedRow<Terms & PlannedTerms> | null
  start_date: string
  end_date: string | null
  isChange: boolean
}

/**
 * Plans all rows of one scope together, so that their order does not matter.
 * A row with the first day of a stored price changes that price. An open price ends the day before
 * the next row begins. If the result has overlaps, a row that begins where the price before it now
 * ends moves the stored price that followed there.
 * @param rows with different first days
 * @param isSame true if a row leaves a stored price unchanged
 */
export function planPeriods<Stored extends PricePeriod, Terms extends PlannedTerms>(
  rows: readonly PlannedRow<Terms>[],
  stored: readonly Stored[],
  isSame: (stored: Stored, terms: Terms & PlannedTerms) => boolean,
): Plan<Stored, Terms> {
  const matches = new Map(
    rows.flatMap(({ index, terms }) => {
      const one = stored.find(({ start_date }) => start_date === terms.start_date)
      return one ? [[index, one] as const] : []
    }),
  )
  const plain = placeRows(rows, stored, matches, isSame)
  if (plain.overlaps.size === 0) return plain
  const moves = findMoves(rows, stored, matches)
  const moved = moves.size > matches.size ? placeRows(rows, stored, moves, isSame) : plain
  return moved.overlaps.size === 0 ? moved : plain
}

/**
 * Adds to the matches the stored prices whose beginning the sheet moves together with the end of
 * the price before.
 */
function findMoves<Stored extends PricePeriod, Terms extends PlannedTerms>(
  rows: readonly PlannedRow<Terms>[],
  stored: readonly Stored[],
  matches: ReadonlyMap<number, Stored>,
): ReadonlyMap<number, Stored> {
  const moves = new Map(matches)
  const [inOrder, inStock] = [
    rows.toSorted(compareStart((row) => row.terms)),
    stored.toSorted(compareStart((one) => one)),
  ]
  for (const [i, row] of inOrder.entries()) {
    const [move, next] = [moves.get(row.index), inOrder[i + 1]]
    if (!move || !next || moves.has(next.index) || row.terms.end_date === move.end_date) continue
    if (row.terms.end_date !== null && row.terms.end_date !== getDayBefore(next.terms.start_date))
      continue
    const follower = inStock[inStock.indexOf(move) + 1]
    if (follower && ![...moves.values()].includes(follower)) moves.set(next.index, follower)
  }
  return moves
}

const compareStart =
  <One>(periodIn: (one: One) => PlannedTerms) =>
  (a: One, b: One): number =>
    periodIn(a).start_date.localeCompare(periodIn(b).start_date)

/** Refuses rows until no overlap is left. Of two changes, the later row in the sheet is refused. */
function placeRows<Stored extends PricePeriod, Terms extends PlannedTerms>(
  rows: readonly PlannedRow<Terms>[],
  stored: readonly Stored[],
  matches: ReadonlyMap<number, Stored>,
  isSame: (stored: Stored, terms: Terms & PlannedTerms) => boolean,
): Plan<Stored, Terms> {
  const overlaps = new Map<number, PlannedTerms>()
  for (;;) {
    const { items, placed } = toPlannedItems(
      rows.filter(({ index }) => !overlaps.has(index)),
      stored,
      matches,
      isSame,
    )
    const overlap = findOverlap(items)
    if (!overlap) return { placed, overlaps }
    overlaps.set(overlap.index, overlap.other)
  }
}

function toPlannedItems<Stored extends PricePeriod, Terms extends PlannedTerms>(
  rows: readonly PlannedRow<Terms>[],
  stored: readonly Stored[],
  matches: ReadonlyMap<number, Stored>,
  isSame: (stored: Stored, terms: Terms & PlannedTerms) => boolean,
) {
  const starts = rows
    .map(({ terms, index }) => ({ day: terms.start_date, index }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const findNextStart = ({ start_date, end_date }: PlannedTerms) =>
    end_date === null ? (starts.find(({ day }) => day > start_date) ?? null) : null
  const endsByRow = new Map<number, NonNullable<Placement<Stored, Terms>['ends']>>()
  const matchedPrices = new Set(rows.flatMap(({ index }) => matches.get(index) ?? []))
  const items: PlannedItem<Stored, Terms>[] = stored
    .filter((one) => !matchedPrices.has(one))
    .map((one) => {
      const after = findNextStart(one)
      const end_date = after ? getDayBefore(after.day) : one.end_date
      if (after) endsByRow.set(after.index, { stored: one, end_date: getDayBefore(after.day) })
      return { stored: one, row: null, start_date: one.start_date, end_date, isChange: false }
    })
  const placed = rows.map((row): Placement<Stored, Terms> => {
    const match = matches.get(row.index) ?? null
    const after = findNextStart(row.terms)
    const end_date = after ? getDayBefore(after.day) : row.terms.end_date
    if (after && end_date !== match?.end_date)
      endsByRow.set(after.index, { row: row.index, end_date: getDayBefore(after.day) })
    items.push({
      stored: match,
      row,
      start_date: row.terms.start_date,
      end_date,
      isChange: !match || !isSame(match, { ...row.terms, end_date }),
    })
    return { ...row, changedPrice: match, end_date, ends: null }
  })
  return {
    items,
    placed: placed.map((one) => ({ ...one, ends: endsByRow.get(one.index) ?? null })),
  }
}

/** Returns the row to refuse because its period overlaps another; null if there is none. */
function findOverlap<Stored, Terms>(
  items: readonly PlannedItem<Stored, Terms>[],
): { index: number; other: PlannedTerms } | null {
  const inOrder = items.toSorted(compareStart((item) => item))
  for (const [i, one] of inOrder.entries()) {
    for (const other of inOrder.slice(i + 1)) {
      if (!periodsOverlap(one, other)) break
      const [refused] = [one, other]
        .filter(({ row, isChange }) => row !== null && isChange)
        .toSorted((a, b) => (b.row?.index ?? 0) - (a.row?.index ?? 0))
      if (refused?.row) return { index: refused.row.index, other: refused === one ? other : one }
    }
  }
  return null
}

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
  const remaining = others.filter((other) => other !== ended)
  return {
    ends: ended ? { id: ended.id, end_date: getDayBefore(price.start_date) } : null,
    overlaps: remaining.find((other) => periodsOverlap(price, other)) ?? null,
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
export const getDayBefore = (day: string): string => shiftDay(day, -1)

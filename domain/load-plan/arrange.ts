import { computeBalanceAlong, MAX_OFF_CENTRE } from './figures'
import { getRearEnd } from './geometry'
import type { PlacedPack } from './pack'
import { toGroups, type LoadRow } from './rows'
import type { Space } from './space'

/** Places a row's stacks side by side, centred across the width, in the given order. */
function placeRow({ stacks }: LoadRow, x: number, space: Space): PlacedPack[] {
  let y = Math.floor((space.width - stacks.reduce((wide, { width }) => wide + width, 0)) / 2)
  return stacks.flatMap(({ packs, width }) => {
    let z = 0
    const placed = packs.map((pack) => {
      const at = { pack, x, y, z }
      z += pack.height
      return at
    })
    y += width
    return placed
  })
}

/** Places rows one behind the other from the front wall. */
function placeRowsInLine(rows: readonly LoadRow[], space: Space): PlacedPack[] {
  let x = 0
  return rows.flatMap((row) => {
    const placed = placeRow(row, x, space)
    x += row.length
    return placed
  })
}

/** Puts the heavier stack of each row on the side that is lighter so far. */
function balanceSides(rows: readonly LoadRow[]): LoadRow[] {
  let rightHeavier = 0
  return rows.map((row) => {
    const heavyFirst = row.stacks.toSorted((a, b) => b.kg - a.kg)
    const stacks = rightHeavier > 0 ? heavyFirst : heavyFirst.toReversed()
    const difference = (stacks.at(-1)?.kg ?? 0) - (stacks[0]?.kg ?? 0)
    if (stacks.length > 1) rightHeavier += difference
    return { ...row, stacks }
  })
}

const measureOffCentre = (placed: readonly PlacedPack[], space: Space) =>
  Math.abs(computeBalanceAlong(placed) / space.length - 0.5)

/** Enough swaps for a dozen rows. */
const MAX_ROUNDS = 24

/** Swaps rows of the same stop, two at a time, while that improves the balance along the length. */
function swapRows(rows: readonly LoadRow[], space: Space): readonly LoadRow[] {
  let best = rows
  let offCentre = measureOffCentre(placeRowsInLine(rows, space), space)
  for (let round = 0; round < MAX_ROUNDS && offCentre > MAX_OFF_CENTRE; round += 1) {
    let improved: readonly LoadRow[] | null = null
    for (let a = 0; a < best.length; a += 1) {
      for (let b = a + 1; b < best.length; b += 1) {
        const [one, other] = [best[a], best[b]]
        if (!one || !other || one.drop !== other.drop) continue
        const tried = best.with(a, other).with(b, one)
        const found = measureOffCentre(placeRowsInLine(tried, space), space)
        if (found < offCentre) [offCentre, improved] = [found, tried]
      }
    }
    if (!improved) break
    best = improved
  }
  return best
}

/**
 * Places rows in loading order: last stop at the front, then longest first. Rows are swapped for
 * balance, and left and right are paired by weight.
 */
export function arrangeRows(rows: readonly LoadRow[], space: Space): PlacedPack[] {
  const byDrop = toGroups(
    rows.toSorted((a, b) => b.drop - a.drop),
    ({ drop }) => String(drop),
  ).flatMap((dropRows) => dropRows.toSorted((a, b) => b.length - a.length || b.kg - a.kg))
  return placeRowsInLine(balanceSides(swapRows(byDrop, space)), space)
}

/** Shifts a front-heavy load towards the door, within the length. */
export function centreLoad(placed: readonly PlacedPack[], space: Space): readonly PlacedPack[] {
  if (placed.length === 0 || measureOffCentre(placed, space) <= MAX_OFF_CENTRE) return placed
  const idealShift = Math.round(space.length / 2 - computeBalanceAlong(placed))
  const room = space.length - Math.max(...placed.map(getRearEnd))
  const shift = Math.min(Math.max(0, idealShift), room)
  return shift === 0 ? placed : placed.map((each) => ({ ...each, x: each.x + shift }))
}

import type { Pack, PlacedPack } from './pack'
import { getMaxStackHeight, type Space } from './space'

/** Whether two stretches share more than an edge. */
const rangesOverlap = (a: number, along: number, b: number, beside: number) =>
  a < b + beside && b < a + along
const sharesLength = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.x, a.pack.length, b.x, b.pack.length)
const sharesWidth = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.y, a.pack.width, b.y, b.pack.width)
const sharesHeight = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.z, a.pack.height, b.z, b.pack.height)

export const getTop = ({ z, pack }: PlacedPack): number => z + pack.height
export const getRearEnd = ({ x, pack }: PlacedPack): number => x + pack.length

/** Whether one stands over the other, touching it or not. */
export const isAbove = (upper: PlacedPack, lower: PlacedPack): boolean =>
  upper.z >= getTop(lower) && sharesLength(upper, lower) && sharesWidth(upper, lower)

/** Whether one keeps the other from the doors. */
export const isBetweenAndDoor = (nearDoor: PlacedPack, inner: PlacedPack): boolean =>
  nearDoor.x >= getRearEnd(inner) && sharesWidth(nearDoor, inner) && sharesHeight(nearDoor, inner)

export const overlaps = (a: PlacedPack, b: PlacedPack): boolean =>
  sharesLength(a, b) && sharesWidth(a, b) && sharesHeight(a, b)

/** The packs that this one lies on. */
export const findSupports = (
  placed: PlacedPack,
  all: readonly PlacedPack[],
): readonly PlacedPack[] =>
  all.filter(
    (each) => getTop(each) === placed.z && sharesLength(each, placed) && sharesWidth(each, placed),
  )

/** How much of a pack's floor has to lie on something: bearers stand a little in from its ends. */
const minSupportedShare = 0.9

/** Whether it lies on the floor, or on packs under nearly all of it. */
export function isSupported(placed: PlacedPack, all: readonly PlacedPack[]): boolean {
  if (placed.z === 0) return true
  const { x, y, pack } = placed
  let carried = 0
  for (const under of findSupports(placed, all)) {
    const along = Math.min(getRearEnd(placed), getRearEnd(under)) - Math.max(x, under.x)
    const across = Math.min(y + pack.width, under.y + under.pack.width) - Math.max(y, under.y)
    carried += along * across
  }
  return carried >= pack.length * pack.width * minSupportedShare
}

/** Why a pack can't get into a space at all, whatever else is in it. */
export type SizeProblem = 'too_long' | 'too_wide' | 'too_high'

export function findSizeProblem(
  { length, width, height }: Pick<Pack, 'length' | 'width' | 'height'>,
  space: Space,
): SizeProblem | null {
  if (length > space.length) return 'too_long'
  if (width > Math.min(space.width, space.door.width)) return 'too_wide'
  return height > getMaxStackHeight(space) ? 'too_high' : null
}

/** Why a pack can't lie at a place. */
export type PlacementProblem = 'outside' | 'over_door' | 'overlaps' | 'hangs'

/** What is wrong with a place among the packs that are there; null where it is right. */
export function findPlacementProblem(
  placed: PlacedPack,
  others: readonly PlacedPack[],
  space: Space,
): PlacementProblem | null {
  const { x, y, z, pack } = placed
  if (x < 0 || y < 0 || z < 0 || getRearEnd(placed) > space.length || y + pack.width > space.width)
    return 'outside'
  if (getTop(placed) > getMaxStackHeight(space)) return 'over_door'
  if (others.some((other) => overlaps(placed, other))) return 'overlaps'
  return isSupported(placed, others) ? null : 'hangs'
}

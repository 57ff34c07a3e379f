import type { Pack, PlacedPack } from './pack'
import { getMaxStackHeight, type Space } from './space'

/** True if two ranges share more than an edge. */
const rangesOverlap = (startA: number, lengthA: number, startB: number, lengthB: number) =>
  startA < startB + lengthB && startB < startA + lengthA
const sharesLength = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.x, a.pack.length, b.x, b.pack.length)
const sharesWidth = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.y, a.pack.width, b.y, b.pack.width)
const sharesHeight = (a: PlacedPack, b: PlacedPack) =>
  rangesOverlap(a.z, a.pack.height, b.z, b.pack.height)

export const getTop = ({ z, pack }: PlacedPack): number => z + pack.height
export const getRearEnd = ({ x, pack }: PlacedPack): number => x + pack.length

/** True if `upper` is above `lower`, touching it or not. */
export const isAbove = (upper: PlacedPack, lower: PlacedPack): boolean =>
  upper.z >= getTop(lower) && sharesLength(upper, lower) && sharesWidth(upper, lower)

/** True if `nearDoor` blocks the way of `inner` to the door. */
export const isBetweenAndDoor = (nearDoor: PlacedPack, inner: PlacedPack): boolean =>
  nearDoor.x >= getRearEnd(inner) && sharesWidth(nearDoor, inner) && sharesHeight(nearDoor, inner)

export const overlaps = (a: PlacedPack, b: PlacedPack): boolean =>
  sharesLength(a, b) && sharesWidth(a, b) && sharesHeight(a, b)

/** Packs directly under this one. */
export const findSupports = (
  placed: PlacedPack,
  all: readonly PlacedPack[],
): readonly PlacedPack[] =>
  all.filter(
    (each) => getTop(each) === placed.z && sharesLength(each, placed) && sharesWidth(each, placed),
  )

/** Share of a pack's base that must be supported; its bearers are set in from the ends. */
const MIN_SUPPORTED_SHARE = 0.9

/** True if the pack is on the floor, or supported under enough of its base. */
export function isSupported(placed: PlacedPack, all: readonly PlacedPack[]): boolean {
  if (placed.z === 0) return true
  const { x, y, pack } = placed
  let supportedArea = 0
  for (const support of findSupports(placed, all)) {
    const sharedLength = Math.min(getRearEnd(placed), getRearEnd(support)) - Math.max(x, support.x)
    const sharedWidth =
      Math.min(y + pack.width, support.y + support.pack.width) - Math.max(y, support.y)
    supportedArea += sharedLength * sharedWidth
  }
  return supportedArea >= pack.length * pack.width * MIN_SUPPORTED_SHARE
}

/** Why a pack does not fit into an empty space. */
export type SizeProblem = 'too_long' | 'too_wide' | 'too_high'

export function findSizeProblem(
  { length, width, height }: Pick<Pack, 'length' | 'width' | 'height'>,
  space: Space,
): SizeProblem | null {
  if (length > space.length) return 'too_long'
  if (width > Math.min(space.width, space.door.width)) return 'too_wide'
  return height > getMaxStackHeight(space) ? 'too_high' : null
}

/** Why a pack cannot be placed somewhere. */
export type PlacementProblem = 'outside' | 'over_door' | 'overlaps' | 'hangs'

/** Checks a place among other packs; null if it is valid. */
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

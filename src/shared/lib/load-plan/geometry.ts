import type { Pack, Placed } from './pack'
import { stackHeight, type Space } from './space'

/** Whether two stretches share more than an edge. */
const share = (a: number, along: number, b: number, beside: number) =>
  a < b + beside && b < a + along
const sharesLength = (a: Placed, b: Placed) => share(a.x, a.pack.length, b.x, b.pack.length)
const sharesWidth = (a: Placed, b: Placed) => share(a.y, a.pack.width, b.y, b.pack.width)
const sharesHeight = (a: Placed, b: Placed) => share(a.z, a.pack.height, b.z, b.pack.height)

export const top = ({ z, pack }: Placed): number => z + pack.height
export const end = ({ x, pack }: Placed): number => x + pack.length

/** Whether one stands over the other, touching it or not. */
export const isAbove = (upper: Placed, lower: Placed): boolean =>
  upper.z >= top(lower) && sharesLength(upper, lower) && sharesWidth(upper, lower)

/** Whether one keeps the other from the doors. */
export const isBefore = (nearDoor: Placed, inner: Placed): boolean =>
  nearDoor.x >= end(inner) && sharesWidth(nearDoor, inner) && sharesHeight(nearDoor, inner)

export const overlaps = (a: Placed, b: Placed): boolean =>
  sharesLength(a, b) && sharesWidth(a, b) && sharesHeight(a, b)

/** The packs that this one lies on. */
export const supportsOf = (placed: Placed, all: readonly Placed[]): readonly Placed[] =>
  all.filter(
    (each) => top(each) === placed.z && sharesLength(each, placed) && sharesWidth(each, placed),
  )

/** How much of a pack's floor has to lie on something: bearers stand a little in from its ends. */
const leastSupported = 0.9

/** Whether it lies on the floor, or on packs under nearly all of it. */
export function isSupported(placed: Placed, all: readonly Placed[]): boolean {
  if (placed.z === 0) return true
  const { x, y, pack } = placed
  let carried = 0
  for (const under of supportsOf(placed, all)) {
    const along = Math.min(end(placed), end(under)) - Math.max(x, under.x)
    const across = Math.min(y + pack.width, under.y + under.pack.width) - Math.max(y, under.y)
    carried += along * across
  }
  return carried >= pack.length * pack.width * leastSupported
}

/** Why a pack can't get into a space at all, whatever else is in it. */
export type NeverFits = 'too_long' | 'too_wide' | 'too_high'

export function neverFits(
  { length, width, height }: Pick<Pack, 'length' | 'width' | 'height'>,
  space: Space,
): NeverFits | null {
  if (length > space.length) return 'too_long'
  if (width > Math.min(space.width, space.door.width)) return 'too_wide'
  return height > stackHeight(space) ? 'too_high' : null
}

/** Why a pack can't lie at a place. */
export type Misplaced = 'outside' | 'over_door' | 'overlaps' | 'hangs'

/** What is wrong with a place among the packs that are there; null where it is right. */
export function misplaced(
  placed: Placed,
  others: readonly Placed[],
  space: Space,
): Misplaced | null {
  const { x, y, z, pack } = placed
  if (x < 0 || y < 0 || z < 0 || end(placed) > space.length || y + pack.width > space.width)
    return 'outside'
  if (top(placed) > stackHeight(space)) return 'over_door'
  if (others.some((other) => overlaps(placed, other))) return 'overlaps'
  return isSupported(placed, others) ? null : 'hangs'
}

import { getTop } from './geometry'
import type { PlacedPack } from './pack'
import type { Space } from './space'

/** Position of a pack in words. */
export interface PackPosition {
  /** Distance of its ends from the front wall, mm. */
  readonly from: number
  readonly to: number
  readonly side: 'left' | 'middle' | 'right'
  /** Number of the pack below it in loading order; null on the floor. */
  readonly on: number | null
}

/**
 * Describes the position of a pack.
 * @param all the placed packs in loading order
 */
export function describePosition(
  placed: PlacedPack,
  all: readonly PlacedPack[],
  space: Pick<Space, 'width'>,
): PackPosition {
  const { x, y, z, pack } = placed
  const below = all.findIndex(
    (item) =>
      getTop(item) === z &&
      item.x < x + pack.length &&
      x < item.x + item.pack.length &&
      item.y < y + pack.width &&
      y < item.y + item.pack.width,
  )
  const middle = (y + pack.width / 2) / space.width
  return {
    from: x,
    to: x + pack.length,
    side: middle < 0.45 ? 'left' : middle > 0.55 ? 'right' : 'middle',
    on: z === 0 ? null : below + 1,
  }
}

import { isBetweenAndDoor, findSupports } from './geometry'
import type { PlacedPack } from './pack'

/** Order of places: front first, then bottom, then left. */
const compareInward = (a: PlacedPack, b: PlacedPack) => a.x - b.x || a.z - b.z || a.y - b.y

/**
 * Returns the packs in loading order: each after its supports and after the packs behind it as seen
 * from the door.
 */
export function computeLoadingOrder(placed: readonly PlacedPack[]): PlacedPack[] {
  const open = placed.toSorted(compareInward)
  const ordered: PlacedPack[] = []
  while (open.length > 0) {
    const next = open.findIndex(
      (each) =>
        findSupports(each, open).length === 0 &&
        !open.some((other) => other !== each && isBetweenAndDoor(each, other)),
    )
    // Packs that block each other have no valid order: the innermost comes first.
    ordered.push(...open.splice(Math.max(0, next), 1))
  }
  return ordered
}

import { isBetweenAndDoor, findSupports } from './geometry'
import type { PlacedPack } from './pack'

/** Towards the front first, then low, then left. */
const inward = (a: PlacedPack, b: PlacedPack) => a.x - b.x || a.z - b.z || a.y - b.y

/** The order in which packs come in: each after those that it lies on and after those further in that it would shut off. */
export function loadingOrder(placed: readonly PlacedPack[]): PlacedPack[] {
  const open = placed.toSorted(inward)
  const ordered: PlacedPack[] = []
  while (open.length > 0) {
    const next = open.findIndex(
      (each) =>
        findSupports(each, open).length === 0 &&
        !open.some((other) => other !== each && isBetweenAndDoor(each, other)),
    )
    // Packs that shut one another off have no right order: the innermost comes first.
    ordered.push(...open.splice(Math.max(0, next), 1))
  }
  return ordered
}

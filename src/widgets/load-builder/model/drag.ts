import {
  dropUnsupported,
  dropPack,
  type PlacementResult,
  type Pack,
  type PlacedPack,
  type Space,
} from '@/shared/lib/load-plan'

/** A pack that is dragged. */
export interface PackDrag {
  readonly from: PlacedPack
  /** What lies there without it, come down. */
  readonly others: readonly PlacedPack[]
  /** What would hang without it. */
  readonly fallen: readonly Pack[]
  /** Where the pointer holds it. */
  readonly pointerPlace: PlacedPack
  readonly placement: PlacementResult
}

/** The beginning of a drag: the pack lies where it lay. */
export function startDrag(from: PlacedPack, placed: readonly PlacedPack[], space: Space): PackDrag {
  const { placed: rest, fallen } = dropUnsupported(
    placed.filter((each) => each !== from),
    space,
  )
  return { from, others: rest, fallen, pointerPlace: from, placement: { ok: true, at: from } }
}

/**
 * The pack held so far from where it lay.
 * @param across from above towards the right wall, from a side 0
 * @param up from a side, 0 from above
 */
export function dragTo(
  drag: PackDrag,
  { along, across, up }: { along: number; across: number; up: number },
  space: Space,
): PackDrag {
  const { from, others } = drag
  const at = { ...from, x: from.x + along, y: from.y + across, z: Math.max(0, from.z + up) }
  return { ...drag, pointerPlace: at, placement: dropPack(from.pack, at.x, at.y, others, space) }
}

/** What is seen while a pack is dragged: it lies where it would be put. In the order of before, so that no number changes under the pointer. */
export function getDragPreview(
  { from, others, placement }: PackDrag,
  placed: readonly PlacedPack[],
): readonly PlacedPack[] {
  const places = new Map(
    [...others, ...(placement.ok ? [placement.at] : [])].map((each) => [each.pack.id, each]),
  )
  return placed.flatMap(
    (each) => places.get(each.pack.id) ?? (each.pack.id === from.pack.id ? [from] : []),
  )
}

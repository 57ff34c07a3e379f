import {
  dropUnsupported,
  dropPack,
  type PlacementResult,
  type Pack,
  type PlacedPack,
  type Space,
} from '@domain/load-plan'

export interface PackDrag {
  readonly from: PlacedPack
  /** The other packs after removing this one, lowered if unsupported. */
  readonly others: readonly PlacedPack[]
  /** Packs that lose their support without this one. */
  readonly dropped: readonly Pack[]
  /** Position under the pointer. */
  readonly pointerPlace: PlacedPack
  readonly placement: PlacementResult
}

/** Starts a drag with the pack at its place. */
export function startDrag(from: PlacedPack, placed: readonly PlacedPack[], space: Space): PackDrag {
  const { placed: others, fallen: dropped } = dropUnsupported(
    placed.filter((item) => item !== from),
    space,
  )
  return { from, others, dropped, pointerPlace: from, placement: { ok: true, at: from } }
}

/**
 * Returns the drag with the pack moved from its start, in millimetres.
 * @param across towards the right wall, in the view from above; 0 from a side
 * @param up in a view from a side; 0 from above
 */
export function dragTo(
  drag: PackDrag,
  { along, across, up }: { along: number; across: number; up: number },
  space: Space,
): PackDrag {
  const { from, others } = drag
  const at = { ...from, x: from.x + along, y: from.y + across, z: Math.max(0, from.z + up) }
  return {
    ...drag,
    pointerPlace: at,
    placement: dropPack(from.pack, { x: at.x, y: at.y, others, space }),
  }
}

/**
 * Returns the packs with the dragged one at its drop position. The order is unchanged, so that no
 * number changes during a drag.
 */
export function getDragPreview(
  { from, others, placement }: PackDrag,
  placed: readonly PlacedPack[],
): readonly PlacedPack[] {
  const places = new Map(
    [...others, ...(placement.ok ? [placement.at] : [])].map((item) => [item.pack.id, item]),
  )
  return placed.flatMap(
    (item) => places.get(item.pack.id) ?? (item.pack.id === from.pack.id ? [from] : []),
  )
}

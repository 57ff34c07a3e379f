import {
  comeDown,
  dropAt,
  type Move,
  type Pack,
  type Placed,
  type Space,
} from '@/shared/lib/load-plan'

/** A pack that is dragged. */
export interface Drag {
  readonly from: Placed
  /** What lies there without it, come down. */
  readonly rest: readonly Placed[]
  /** What would hang without it. */
  readonly fallen: readonly Pack[]
  /** Where the pointer holds it. */
  readonly held: Placed
  readonly move: Move
}

/** The beginning of a drag: the pack lies where it lay. */
export function lift(from: Placed, placed: readonly Placed[], space: Space): Drag {
  const { placed: rest, fallen } = comeDown(
    placed.filter((each) => each !== from),
    space,
  )
  return { from, rest, fallen, held: from, move: { ok: true, at: from } }
}

/**
 * The pack held so far from where it lay.
 * @param across from above towards the right wall, from a side 0
 * @param up from a side, 0 from above
 */
export function heldAt(
  drag: Drag,
  { along, across, up }: { along: number; across: number; up: number },
  space: Space,
): Drag {
  const { from, rest } = drag
  const at = { ...from, x: from.x + along, y: from.y + across, z: Math.max(0, from.z + up) }
  return { ...drag, held: at, move: dropAt(from.pack, at.x, at.y, rest, space) }
}

/** What is seen while a pack is dragged: it lies where it would be put. In the order of before, so that no number changes under the pointer. */
export function whileDragged(
  { from, rest, move }: Drag,
  placed: readonly Placed[],
): readonly Placed[] {
  const places = new Map(
    [...rest, ...(move.ok ? [move.at] : [])].map((each) => [each.pack.id, each]),
  )
  return placed.flatMap(
    (each) => places.get(each.pack.id) ?? (each.pack.id === from.pack.id ? [from] : []),
  )
}

import { end, misplaced, overlaps, top, type Misplaced } from './geometry'
import type { Pack, Placed } from './pack'
import { stackHeight, type Space } from './space'

/** How near an edge draws a pack that is dragged, mm. */
const reach = 220
/** How far a pack goes where no edge is nearer, mm. */
const step = 500

/** Which way a pack is moved, seen from above with the front wall at the left. */
export type Direction = 'to_front' | 'to_door' | 'to_left' | 'to_right' | 'up' | 'down'

/** Where a pack may be put, or why not. */
export type Move =
  { readonly ok: true; readonly at: Placed } | { readonly ok: false; readonly why: Misplaced }

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
const edgesAlong = (pack: Pack, others: readonly Placed[], space: Space) => [
  0,
  space.length - pack.length,
  ...others.flatMap((each) => [each.x, end(each), each.x - pack.length, end(each) - pack.length]),
]
const edgesAcross = (pack: Pack, others: readonly Placed[], space: Space) => [
  0,
  Math.floor((space.width - pack.width) / 2),
  space.width - pack.width,
  ...others.flatMap((each) => [
    each.y,
    each.y + each.pack.width,
    each.y - pack.width,
    each.y + each.pack.width - pack.width,
  ]),
]

function nearest(value: number, edges: readonly number[]): number {
  const [edge] = edges
    .filter((each) => Math.abs(each - value) <= reach)
    .toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b)
  return edge ?? value
}

/** The heights at which a pack could lie over a place: the floor, and what stands there. */
function levels(at: Placed, others: readonly Placed[]): number[] {
  const column = others.filter((each) => overlaps({ ...at, z: each.z }, each))
  return [...new Set([0, ...column.map(top)])].toSorted((a, b) => a - b)
}

/** The lowest place over a point where a pack can lie. */
function settle(at: Placed, others: readonly Placed[], space: Space): Move {
  let why: Misplaced = 'outside'
  for (const z of levels(at, others)) {
    const wrong = misplaced({ ...at, z }, others, space)
    if (!wrong) return { ok: true, at: { ...at, z } }
    why = wrong
  }
  return { ok: false, why }
}

/** A pack let go over a place, from above: it takes the edges near it, and lies as low as it can. */
export function dropAt(
  pack: Pack,
  x: number,
  y: number,
  others: readonly Placed[],
  space: Space,
): Move {
  const inside = {
    pack,
    x: clamp(Math.round(x), 0, space.length - pack.length),
    y: clamp(Math.round(y), 0, space.width - pack.width),
    z: 0,
  }
  const snapped = {
    ...inside,
    x: nearest(inside.x, edgesAlong(pack, others, space)),
    y: nearest(inside.y, edgesAcross(pack, others, space)),
  }
  const first = settle(
    {
      ...snapped,
      x: clamp(snapped.x, 0, space.length - pack.length),
      y: clamp(snapped.y, 0, space.width - pack.width),
    },
    others,
    space,
  )
  return first.ok ? first : settle(inside, others, space)
}

/** The places in a direction, the nearest first: each edge on the way, and a step. */
function onTheWay(from: number, edges: readonly number[], sign: 1 | -1, most: number): number[] {
  const ahead = [...edges, from + sign * step].filter(
    (edge) => (edge - from) * sign > 0 && edge >= 0 && edge <= most,
  )
  return [...new Set(ahead)].toSorted((a, b) => (a - b) * sign)
}

/** A pack moved one place on. Along and across it goes to the next place where it can lie, over what stands between; null where there is none. */
export function nudge(
  placed: Placed,
  direction: Direction,
  others: readonly Placed[],
  space: Space,
): Placed | null {
  const { pack, x, y, z } = placed
  if (direction === 'up' || direction === 'down') {
    const heights = levels({ ...placed, z: 0 }, others).filter((each) =>
      direction === 'up' ? each > z : each < z,
    )
    for (const height of direction === 'up' ? heights : heights.toReversed()) {
      if (misplaced({ ...placed, z: height }, others, space) === null)
        return { ...placed, z: height }
    }
    return direction === 'up' ? ontoNeighbour(placed, others, space) : null
  }
  const sign = direction === 'to_door' || direction === 'to_right' ? 1 : -1
  const isAlong = direction === 'to_front' || direction === 'to_door'
  const places = isAlong
    ? onTheWay(x, edgesAlong(pack, others, space), sign, space.length - pack.length)
    : onTheWay(y, edgesAcross(pack, others, space), sign, space.width - pack.width)
  for (const place of places) {
    const at = isAlong ? { ...placed, x: place } : { ...placed, y: place }
    // At its own height first, so that a pack on a stack goes on along the stacks.
    if (z > 0 && misplaced(at, others, space) === null) return at
    const move = settle({ ...at, z: 0 }, others, space)
    if (move.ok) return move.at
  }
  return null
}

/** Up onto the stack that is nearest. */
function ontoNeighbour(
  { pack, x, y, z }: Placed,
  others: readonly Placed[],
  space: Space,
): Placed | null {
  const tops = others
    .filter((each) => top(each) > z && top(each) + pack.height <= stackHeight(space))
    .map((each): Placed => ({ pack, x: each.x, y: each.y, z: top(each) }))
    .filter((at) => misplaced(at, others, space) === null)
  return (
    tops.toSorted(
      (a, b) =>
        Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y) || a.x - b.x || a.y - b.y,
    )[0] ?? null
  )
}

/** What is left once packs are taken out: those on top come down onto what is under them. What would hang stays out too. */
export function comeDown(
  placed: readonly Placed[],
  space: Space,
): { readonly placed: readonly Placed[]; readonly fallen: readonly Pack[] } {
  const settled: Placed[] = []
  const fallen: Pack[] = []
  for (const each of placed.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y)) {
    const move = settle(each, settled, space)
    if (misplaced(each, settled, space) === null) settled.push(each)
    else if (move.ok && move.at.z <= each.z) settled.push(move.at)
    else fallen.push(each.pack)
  }
  return { placed: settled, fallen }
}

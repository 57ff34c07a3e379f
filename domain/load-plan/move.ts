import {
  getRearEnd,
  findPlacementProblem,
  overlaps,
  getTop,
  type PlacementProblem,
} from './geometry'
import type { Pack, PlacedPack } from './pack'
import { getMaxStackHeight, type Space } from './space'

/** How near an edge draws a pack that is dragged, mm. */
const snapDistance = 220
/** How far a pack goes where no edge is nearer, mm. */
const stepLength = 500

/** Which way a pack is moved, seen from above with the front wall at the left. */
export type Direction = 'to_front' | 'to_door' | 'to_left' | 'to_right' | 'up' | 'down'

/** Where a pack may be put, or why not. */
export type PlacementResult =
  | { readonly ok: true; readonly at: PlacedPack }
  | { readonly ok: false; readonly why: PlacementProblem }

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
const edgesAlong = (pack: Pack, others: readonly PlacedPack[], space: Space) => [
  0,
  space.length - pack.length,
  ...others.flatMap((each) => [
    each.x,
    getRearEnd(each),
    each.x - pack.length,
    getRearEnd(each) - pack.length,
  ]),
]
const edgesAcross = (pack: Pack, others: readonly PlacedPack[], space: Space) => [
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

function snapToEdge(value: number, edges: readonly number[]): number {
  const [edge] = edges
    .filter((each) => Math.abs(each - value) <= snapDistance)
    .toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b)
  return edge ?? value
}

/** The heights at which a pack could lie over a place: the floor, and what stands there. */
function findLevels(at: PlacedPack, others: readonly PlacedPack[]): number[] {
  const column = others.filter((each) => overlaps({ ...at, z: each.z }, each))
  return [...new Set([0, ...column.map(getTop)])].toSorted((a, b) => a - b)
}

/** The lowest place over a point where a pack can lie. */
function findLowestPlace(
  at: PlacedPack,
  others: readonly PlacedPack[],
  space: Space,
): PlacementResult {
  let why: PlacementProblem = 'outside'
  for (const z of findLevels(at, others)) {
    const wrong = findPlacementProblem({ ...at, z }, others, space)
    if (!wrong) return { ok: true, at: { ...at, z } }
    why = wrong
  }
  return { ok: false, why }
}

/** A pack let go over a place, from above: it takes the edges near it, and lies as low as it can. */
export function dropPack(
  pack: Pack,
  x: number,
  y: number,
  others: readonly PlacedPack[],
  space: Space,
): PlacementResult {
  const inside = {
    pack,
    x: clamp(Math.round(x), 0, space.length - pack.length),
    y: clamp(Math.round(y), 0, space.width - pack.width),
    z: 0,
  }
  const snapped = {
    ...inside,
    x: snapToEdge(inside.x, edgesAlong(pack, others, space)),
    y: snapToEdge(inside.y, edgesAcross(pack, others, space)),
  }
  const first = findLowestPlace(
    {
      ...snapped,
      x: clamp(snapped.x, 0, space.length - pack.length),
      y: clamp(snapped.y, 0, space.width - pack.width),
    },
    others,
    space,
  )
  return first.ok ? first : findLowestPlace(inside, others, space)
}

/** The places in a direction, the nearest first: each edge on the way, and a step. */
function findStops(from: number, edges: readonly number[], sign: 1 | -1, most: number): number[] {
  const ahead = [...edges, from + sign * stepLength].filter(
    (edge) => (edge - from) * sign > 0 && edge >= 0 && edge <= most,
  )
  return [...new Set(ahead)].toSorted((a, b) => (a - b) * sign)
}

/** A pack moved one place on. Along and across it goes to the next place where it can lie, over what stands between; null where there is none. */
export function nudgePack(
  placed: PlacedPack,
  direction: Direction,
  others: readonly PlacedPack[],
  space: Space,
): PlacedPack | null {
  const { pack, x, y, z } = placed
  if (direction === 'up' || direction === 'down') {
    const heights = findLevels({ ...placed, z: 0 }, others).filter((each) =>
      direction === 'up' ? each > z : each < z,
    )
    for (const height of direction === 'up' ? heights : heights.toReversed()) {
      if (findPlacementProblem({ ...placed, z: height }, others, space) === null)
        return { ...placed, z: height }
    }
    return direction === 'up' ? placeOnNeighbour(placed, others, space) : null
  }
  const sign = direction === 'to_door' || direction === 'to_right' ? 1 : -1
  const isAlong = direction === 'to_front' || direction === 'to_door'
  const places = isAlong
    ? findStops(x, edgesAlong(pack, others, space), sign, space.length - pack.length)
    : findStops(y, edgesAcross(pack, others, space), sign, space.width - pack.width)
  for (const place of places) {
    const at = isAlong ? { ...placed, x: place } : { ...placed, y: place }
    // At its own height first, so that a pack on a stack goes on along the stacks.
    if (z > 0 && findPlacementProblem(at, others, space) === null) return at
    const move = findLowestPlace({ ...at, z: 0 }, others, space)
    if (move.ok) return move.at
  }
  return null
}

/** Up onto the stack that is nearest. */
function placeOnNeighbour(
  { pack, x, y, z }: PlacedPack,
  others: readonly PlacedPack[],
  space: Space,
): PlacedPack | null {
  const tops = others
    .filter((each) => getTop(each) > z && getTop(each) + pack.height <= getMaxStackHeight(space))
    .map((each): PlacedPack => ({ pack, x: each.x, y: each.y, z: getTop(each) }))
    .filter((at) => findPlacementProblem(at, others, space) === null)
  return (
    tops.toSorted(
      (a, b) =>
        Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y) || a.x - b.x || a.y - b.y,
    )[0] ?? null
  )
}

/** What is left once packs are taken out: those on top come down onto what is under them. What would hang stays out too. */
export function dropUnsupported(
  placed: readonly PlacedPack[],
  space: Space,
): { readonly placed: readonly PlacedPack[]; readonly fallen: readonly Pack[] } {
  const settled: PlacedPack[] = []
  const fallen: Pack[] = []
  for (const each of placed.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y)) {
    const move = findLowestPlace(each, settled, space)
    if (findPlacementProblem(each, settled, space) === null) settled.push(each)
    else if (move.ok && move.at.z <= each.z) settled.push(move.at)
    else fallen.push(each.pack)
  }
  return { placed: settled, fallen }
}

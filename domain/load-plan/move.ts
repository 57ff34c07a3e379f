import {
  getRearEnd,
  findPlacementProblem,
  overlaps,
  getTop,
  type PlacementProblem,
} from './geometry'
import type { Pack, PlacedPack } from './pack'
import { getMaxStackHeight, type Space } from './space'

/** Distance at which a dragged pack snaps to an edge, mm. */
const SNAP_DISTANCE_MM = 220
/** Step of a pack moved by key if no edge is closer, mm. */
const KEY_MOVE_MM = 500

/** Direction in plan view, with the front wall at the left. */
export type Direction = 'to_front' | 'to_door' | 'to_left' | 'to_right' | 'up' | 'down'

/** Valid place of a pack, or why there is none. */
export type PlacementResult =
  | { readonly ok: true; readonly at: PlacedPack }
  | { readonly ok: false; readonly reason: PlacementProblem }

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
const listEdgesAlong = (pack: Pack, others: readonly PlacedPack[], space: Space) => [
  0,
  space.length - pack.length,
  ...others.flatMap((each) => [
    each.x,
    getRearEnd(each),
    each.x - pack.length,
    getRearEnd(each) - pack.length,
  ]),
]
const listEdgesAcross = (pack: Pack, others: readonly PlacedPack[], space: Space) => [
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
    .filter((each) => Math.abs(each - value) <= SNAP_DISTANCE_MM)
    .toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b)
  return edge ?? value
}

/** Heights at which the pack could be placed: the floor and the tops of the packs there. */
function findLevels(at: PlacedPack, others: readonly PlacedPack[]): number[] {
  const column = others.filter((each) => overlaps({ ...at, z: each.z }, each))
  return [...new Set([0, ...column.map(getTop)])].toSorted((a, b) => a - b)
}

/** Returns the lowest valid place at a point. */
function findLowestPlace(
  at: PlacedPack,
  others: readonly PlacedPack[],
  space: Space,
): PlacementResult {
  let reason: PlacementProblem = 'outside'
  for (const z of findLevels(at, others)) {
    const wrong = findPlacementProblem({ ...at, z }, others, space)
    if (!wrong) return { ok: true, at: { ...at, z } }
    reason = wrong
  }
  return { ok: false, reason }
}

/** Places a dragged pack at a point: snaps it to close edges and lowers it as far as possible. */
export function dropPack(
  pack: Pack,
  {
    x,
    y,
    others,
    space,
  }: {
    readonly x: number
    readonly y: number
    readonly others: readonly PlacedPack[]
    readonly space: Space
  },
): PlacementResult {
  const clamped = {
    pack,
    x: clamp(Math.round(x), 0, space.length - pack.length),
    y: clamp(Math.round(y), 0, space.width - pack.width),
    z: 0,
  }
  const snapped = {
    ...clamped,
    x: snapToEdge(clamped.x, listEdgesAlong(pack, others, space)),
    y: snapToEdge(clamped.y, listEdgesAcross(pack, others, space)),
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
  return first.ok ? first : findLowestPlace(clamped, others, space)
}

/** Positions ahead in a direction, closest first: every edge, and one step. */
function findPositionsAhead(
  from: number,
  edges: readonly number[],
  sign: 1 | -1,
  most: number,
): number[] {
  const positions = [...edges, from + sign * KEY_MOVE_MM].filter(
    (edge) => (edge - from) * sign > 0 && edge >= 0 && edge <= most,
  )
  return [...new Set(positions)].toSorted((a, b) => (a - b) * sign)
}

/**
 * Moves a pack one step. Horizontally it moves to the next valid place, across packs in between;
 * null if there is none.
 */
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
    ? findPositionsAhead(x, listEdgesAlong(pack, others, space), sign, space.length - pack.length)
    : findPositionsAhead(y, listEdgesAcross(pack, others, space), sign, space.width - pack.width)
  for (const place of places) {
    const at = isAlong ? { ...placed, x: place } : { ...placed, y: place }
    // Tries the current height first, so that a pack on a stack moves along the stacks.
    if (z > 0 && findPlacementProblem(at, others, space) === null) return at
    const move = findLowestPlace({ ...at, z: 0 }, others, space)
    if (move.ok) return move.at
  }
  return null
}

/** Moves the pack onto the closest stack. */
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

/**
 * Settles the packs after others were removed: packs above move down, and packs without support are
 * returned in `fallen`.
 */
export function dropUnsupported(
  placed: readonly PlacedPack[],
  space: Space,
): { readonly placed: readonly PlacedPack[]; readonly fallen: readonly Pack[] } {
  const supported: PlacedPack[] = []
  const fallen: Pack[] = []
  for (const each of placed.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y)) {
    const move = findLowestPlace(each, supported, space)
    if (findPlacementProblem(each, supported, space) === null) supported.push(each)
    else if (move.ok && move.at.z <= each.z) supported.push(move.at)
    else fallen.push(each.pack)
  }
  return { placed: supported, fallen }
}

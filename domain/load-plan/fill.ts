import { arrangeRows, centreLoad } from './arrange'
import { isBlocking } from './figures'
import {
  findPlacementProblem,
  findSizeProblem,
  findSupports,
  getRearEnd,
  getTop,
  isAbove,
  type SizeProblem,
} from './geometry'
import type { Pack, PlacedPack } from './pack'
import { buildRows, compareAlikePacks, toGroups, type LoadRow, sum } from './rows'
import { getMaxStackHeight, type Space } from './space'

/**
 * Limit of tried combinations. Loads with some ten different lengths stay below it, in a few
 * milliseconds.
 */
const MAX_ATTEMPTS = 40_000

/**
 * Chooses the rows that use the length best. Tries all combinations of lengths, those with more of
 * the longest first; a tie goes to the first. Volume above the payload does not count, since it
 * could not be loaded.
 */
function chooseRows(rows: readonly LoadRow[], space: Space): LoadRow[] {
  const kinds = toGroups(rows, ({ drop, length }) => `${drop}/${length}`).toSorted(
    ([a], [b]) => (b?.length ?? 0) - (a?.length ?? 0),
  )
  let best: { value: number; taken: number[] } = { value: -1, taken: [] }
  let tried = 0

  function evaluateCounts(counts: readonly number[]): number {
    const chosen = kinds.flatMap((kind, at) => kind.slice(0, counts[at] ?? 0))
    const [kg, litres] = [sum(chosen, (each) => each.kg), sum(chosen, (each) => each.litres)]
    return kg > space.payloadKg ? (litres * space.payloadKg) / kg : litres
  }
  function search(at: number, left: number, counts: number[]): void {
    const kind = kinds[at]
    if (tried >= MAX_ATTEMPTS) return
    if (!kind) {
      tried += 1
      const score = evaluateCounts(counts)
      if (score > best.value) best = { value: score, taken: [...counts] }
      return
    }
    const length = kind[0]?.length ?? 0
    for (let count = Math.min(kind.length, Math.floor(left / length)); count >= 0; count -= 1) {
      counts.push(count)
      search(at + 1, left - count * length, counts)
      counts.pop()
    }
  }
  search(0, space.length, [])
  return kinds.flatMap((kind, at) => kind.slice(0, best.taken[at] ?? 0))
}

/** A pack that is not placed, because of its size, the payload or missing room. */
export interface UnplacedPack {
  readonly pack: Pack
  readonly reason: SizeProblem | 'too_heavy' | 'no_room'
}

/** Placed and unplaced packs. */
export interface LoadPlan {
  readonly placed: readonly PlacedPack[]
  readonly unplaced: readonly UnplacedPack[]
}

const sumWeight = (placed: readonly PlacedPack[]) => sum(placed, ({ pack }) => pack.kg)

/**
 * Removes packs from the top until the payload holds: the lightest that is heavy enough, else the
 * heaviest. Ties go to the pack closest to the door.
 */
function removeOverPayload(placed: readonly PlacedPack[], space: Space): readonly PlacedPack[] {
  let remaining = placed
  for (
    let excessKg = sumWeight(remaining) - space.payloadKg;
    excessKg > 0;
    excessKg = sumWeight(remaining) - space.payloadKg
  ) {
    const tops = remaining.filter((each) => !remaining.some((other) => isAbove(other, each)))
    const enough = tops
      .filter(({ pack }) => pack.kg >= excessKg)
      .toSorted(
        (a, b) =>
          a.pack.kg - b.pack.kg ||
          getRearEnd(b) - getRearEnd(a) ||
          compareAlikePacks(a.pack, b.pack),
      )
    const [taken] =
      enough.length > 0
        ? enough
        : tops.toSorted(
            (a, b) =>
              b.pack.kg - a.pack.kg ||
              getRearEnd(b) - getRearEnd(a) ||
              compareAlikePacks(a.pack, b.pack),
          )
    remaining = remaining.filter((each) => each !== taken)
  }
  return remaining
}

const sortUnique = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/** Possible difference between packs of the same wood after rounding, kg. */
const ROUNDING = 1

/**
 * True if the pack may be placed there by weight and stop: on no lighter pack, and without
 * blocking a pack of an earlier stop.
 */
function canPlaceAt(at: PlacedPack, placed: readonly PlacedPack[]): boolean {
  if (findSupports(at, placed).some(({ pack }) => pack.kg + ROUNDING < at.pack.kg)) return false
  return placed.every((other) => {
    if (other.pack.drop === at.pack.drop) return true
    return other.pack.drop < at.pack.drop ? !isBlocking(at, other) : !isBlocking(other, at)
  })
}

/** Returns the lowest free place for a pack, closest to the front; null if there is none. */
export function findFreePlace(
  pack: Pack,
  placed: readonly PlacedPack[],
  space: Space,
): PlacedPack | null {
  const xPositions = sortUnique([
    0,
    ...placed.flatMap((each) => [each.x, getRearEnd(each), getRearEnd(each) - pack.length]),
  ])
  const yPositions = sortUnique([
    0,
    Math.floor((space.width - pack.width) / 2),
    space.width - pack.width,
    ...placed.flatMap((each) => [each.y, each.y + each.pack.width, each.y - pack.width]),
  ])
  for (const z of sortUnique([0, ...placed.map(getTop)])) {
    if (z + pack.height > getMaxStackHeight(space)) break
    for (const x of xPositions) {
      if (x < 0 || x + pack.length > space.length) continue
      for (const y of yPositions) {
        const at = { pack, x, y, z }
        if (findPlacementProblem(at, placed, space) === null && canPlaceAt(at, placed)) return at
      }
    }
  }
  return null
}

/**
 * Returns the free place closest to the front, behind, beside or on top of a placed pack; null if
 * there is none.
 */
export function findFrontPlace(
  pack: Pack,
  placed: readonly PlacedPack[],
  space: Space,
): PlacedPack | null {
  const yPositions = sortUnique([0, ...placed.map((each) => each.y + each.pack.width)])
  const zPositions = sortUnique([0, ...placed.map(getTop)])
  for (const x of sortUnique([0, ...placed.map(getRearEnd)])) {
    if (x + pack.length > space.length) break
    for (const z of zPositions)
      for (const y of yPositions) {
        const at = { pack, x, y, z }
        if (findPlacementProblem(at, placed, space) === null && canPlaceAt(at, placed)) return at
      }
  }
  return null
}

/**
 * Fills a space. Builds stacks of equal length with heavy packs at the bottom, and rows that use
 * the length best. Pairs left and right by weight, longest rows first, last stop at the front. Then
 * places the remaining packs where they fit, and shifts a front-heavy load back. The result is
 * deterministic.
 */
export function fillSpace(packs: readonly Pack[], space: Space): LoadPlan {
  const sorted = packs.toSorted(
    (a, b) => b.drop - a.drop || b.length - a.length || b.kg - a.kg || compareAlikePacks(a, b),
  )
  const fitting = sorted.filter((pack) => findSizeProblem(pack, space) === null)
  const rows = chooseRows(buildRows(fitting, space), space)
  let placed = removeOverPayload(arrangeRows(rows, space), space)
  const placedIds = new Set(placed.map(({ pack }) => pack.id))
  const unplaced: UnplacedPack[] = []
  let kg = sumWeight(placed)
  // If a pack found no place, packs of the same size and weight are not tried.
  const unplaceableSizes = new Set<string>()
  for (const pack of sorted) {
    if (placedIds.has(pack.id)) continue
    const sizeProblem = findSizeProblem(pack, space)
    const size = [pack.drop, pack.length, pack.width, pack.height, pack.kg].join('/')
    const isHeavy = kg + pack.kg > space.payloadKg
    const at =
      sizeProblem || isHeavy || unplaceableSizes.has(size)
        ? null
        : findFreePlace(pack, placed, space)
    if (at) {
      placed = [...placed, at]
      kg += pack.kg
    } else {
      if (!isHeavy) unplaceableSizes.add(size)
      unplaced.push({ pack, reason: sizeProblem ?? (isHeavy ? 'too_heavy' : 'no_room') })
    }
  }
  return { placed: centreLoad(placed, space), unplaced }
}

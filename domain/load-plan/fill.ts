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
import { buildRows, comparePackIds, groupBy, type LoadRow, sum } from './rows'
import { getMaxStackHeight, type Space } from './space'

/** How many ways of combining lengths are looked at. More than there are in any load of some ten lengths, and done in some milliseconds. */
const maxAttempts = 40_000

/**
 * The rows that fill the length best: all combinations of lengths are looked at, those with more of the longest first, and of two that hold the same
 * the first stays. What is over the payload counts for nothing: it would stay outside.
 */
function chooseRows(rows: readonly LoadRow[], space: Space): LoadRow[] {
  const kinds = groupBy(rows, ({ drop, length }) => `${drop}/${length}`).toSorted(
    ([a], [b]) => (b?.length ?? 0) - (a?.length ?? 0),
  )
  let best: { value: number; taken: number[] } = { value: -1, taken: [] }
  let tried = 0

  function value(taken: readonly number[]): number {
    const chosen = kinds.flatMap((kind, at) => kind.slice(0, taken[at] ?? 0))
    const [kg, litres] = [sum(chosen, (each) => each.kg), sum(chosen, (each) => each.litres)]
    return kg > space.payloadKg ? (litres * space.payloadKg) / kg : litres
  }
  function look(at: number, left: number, taken: number[]): void {
    const kind = kinds[at]
    if (tried >= maxAttempts) return
    if (!kind) {
      tried += 1
      const held = value(taken)
      if (held > best.value) best = { value: held, taken: [...taken] }
      return
    }
    const length = kind[0]?.length ?? 0
    for (let count = Math.min(kind.length, Math.floor(left / length)); count >= 0; count -= 1) {
      taken.push(count)
      look(at + 1, left - count * length, taken)
      taken.pop()
    }
  }
  look(0, space.length, [])
  return kinds.flatMap((kind, at) => kind.slice(0, best.taken[at] ?? 0))
}

/** Why a pack stays outside: its size, the payload, or that all the room is taken. */
export interface UnplacedPack {
  readonly pack: Pack
  readonly why: SizeProblem | 'too_heavy' | 'no_room'
}

/** Where each pack lies, and what stays outside. */
export interface LoadPlan {
  readonly placed: readonly PlacedPack[]
  readonly unplaced: readonly UnplacedPack[]
}

const sumWeight = (placed: readonly PlacedPack[]) => sum(placed, ({ pack }) => pack.kg)

/** Takes packs from the tops until the payload holds: the lightest that is enough, else the heaviest, and of equals the one nearest to the door. */
function removeOverPayload(placed: readonly PlacedPack[], space: Space): readonly PlacedPack[] {
  let left = placed
  for (
    let over = sumWeight(left) - space.payloadKg;
    over > 0;
    over = sumWeight(left) - space.payloadKg
  ) {
    const tops = left.filter((each) => !left.some((other) => isAbove(other, each)))
    const enough = tops
      .filter(({ pack }) => pack.kg >= over)
      .toSorted(
        (a, b) =>
          a.pack.kg - b.pack.kg || getRearEnd(b) - getRearEnd(a) || comparePackIds(a.pack, b.pack),
      )
    const [taken] =
      enough.length > 0
        ? enough
        : tops.toSorted(
            (a, b) =>
              b.pack.kg - a.pack.kg ||
              getRearEnd(b) - getRearEnd(a) ||
              comparePackIds(a.pack, b.pack),
          )
    left = left.filter((each) => each !== taken)
  }
  return left
}

const unique = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/** What packs of the same wood may differ by once their weights are rounded, kg. */
const ROUNDING = 1

/** Whether it may lie there by weight and by stop: on nothing lighter, and in the way of nothing that is unloaded before. */
function canPlaceAt(at: PlacedPack, placed: readonly PlacedPack[]): boolean {
  if (findSupports(at, placed).some(({ pack }) => pack.kg + ROUNDING < at.pack.kg)) return false
  return placed.every((other) => {
    if (other.pack.drop === at.pack.drop) return true
    return other.pack.drop < at.pack.drop ? !isBlocking(at, other) : !isBlocking(other, at)
  })
}

/** The lowest place that is free for a pack, nearest to the front; null where none is. */
export function findFreePlace(
  pack: Pack,
  placed: readonly PlacedPack[],
  space: Space,
): PlacedPack | null {
  const along = unique([
    0,
    ...placed.flatMap((each) => [each.x, getRearEnd(each), getRearEnd(each) - pack.length]),
  ])
  const across = unique([
    0,
    Math.floor((space.width - pack.width) / 2),
    space.width - pack.width,
    ...placed.flatMap((each) => [each.y, each.y + each.pack.width, each.y - pack.width]),
  ])
  for (const z of unique([0, ...placed.map(getTop)])) {
    if (z + pack.height > getMaxStackHeight(space)) break
    for (const x of along) {
      if (x < 0 || x + pack.length > space.length) continue
      for (const y of across) {
        const at = { pack, x, y, z }
        if (findPlacementProblem(at, placed, space) === null && canPlaceAt(at, placed)) return at
      }
    }
  }
  return null
}

/**
 * Fills a space: stacks of equal length, heavy low, in rows that fill the length best, paired left and right by weight, longest first, what is unloaded
 * last in front; then what is left over wherever it still fits; and the whole moved back where it is too heavy in front. The same packs always lie the
 * same way.
 */
export function fillSpace(packs: readonly Pack[], space: Space): LoadPlan {
  const sorted = packs.toSorted(
    (a, b) => b.drop - a.drop || b.length - a.length || b.kg - a.kg || comparePackIds(a, b),
  )
  const fitting = sorted.filter((pack) => findSizeProblem(pack, space) === null)
  const rows = chooseRows(buildRows(fitting, space), space)
  let placed = removeOverPayload(arrangeRows(rows, space), space)
  const isIn = new Set(placed.map(({ pack }) => pack.id))
  const outside: UnplacedPack[] = []
  let kg = sumWeight(placed)
  // Packs of one size and weight: where the first found no place, the others need not look.
  const nowhere = new Set<string>()
  for (const pack of sorted) {
    if (isIn.has(pack.id)) continue
    const never = findSizeProblem(pack, space)
    const size = [pack.drop, pack.length, pack.width, pack.height, pack.kg].join('/')
    const isHeavy = kg + pack.kg > space.payloadKg
    const at = never || isHeavy || nowhere.has(size) ? null : findFreePlace(pack, placed, space)
    if (at) {
      placed = [...placed, at]
      kg += pack.kg
    } else {
      if (!isHeavy) nowhere.add(size)
      outside.push({ pack, why: never ?? (isHeavy ? 'too_heavy' : 'no_room') })
    }
  }
  return { placed: centreLoad(placed, space), unplaced: outside }
}

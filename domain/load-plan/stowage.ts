import { fillSpace, findFreePlace, findFrontPlace, type UnplacedPack } from './fill'
import { findPlacementProblem, findSizeProblem } from './geometry'
import { computeLoadingOrder } from './loading-order'
import { getLoadId, toPacks, type Load } from './loads'
import { dropUnsupported } from './move'
import type { Pack, PlacedPack } from './pack'
import type { Space } from './space'

/** Stored position of a pack, in millimetres. */
export interface StowedPack {
  readonly load_id: string
  /** The pack of the mill's list; absent or null for a counted pack. */
  readonly pack_id?: string | null
  readonly x_mm: number
  readonly y_mm: number
  readonly z_mm: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly is_turned: boolean
}

/** Reason why a pack is not placed; `waiting` if it was not placed yet. */
export type UnplacedReason = UnplacedPack['reason'] | 'waiting'

/** Packs of one load that are not placed, for one reason. */
export interface UnplacedGroup {
  readonly loadId: string
  readonly reason: UnplacedReason
  readonly packs: readonly Pack[]
}

/** Placed and unplaced packs of a load. */
export interface Arrangement {
  /** In loading order. */
  readonly placed: readonly PlacedPack[]
  readonly unplaced: readonly UnplacedGroup[]
}

const hasSize = (pack: Pack, { length_mm, width_mm, height_mm }: StowedPack) =>
  pack.length === length_mm && pack.width === width_mm && pack.height === height_mm

/**
 * Returns packs at their stored positions. A pack loses its position if its load has fewer packs
 * now or names others, its size has changed or it is unsupported. Counted packs of one load are
 * interchangeable; positions that were stored before the packs were named are too.
 */
export function arrangeStowage(
  loads: readonly Load[],
  stowage: readonly StowedPack[],
  space: Space,
): Arrangement {
  const open = toPacks(loads)
  const stowedIds = new Set(stowage.flatMap(({ pack_id }) => pack_id ?? []))
  const isStowed = ({ millPack }: Pack, { pack_id = null }: StowedPack) =>
    pack_id === null
      ? millPack === undefined || !stowedIds.has(millPack.id)
      : millPack?.id === pack_id
  const placed: PlacedPack[] = []
  for (const stowed of stowage.toSorted((a, b) => a.z_mm - b.z_mm)) {
    const at = open.findIndex(
      (pack) =>
        getLoadId(pack) === stowed.load_id && isStowed(pack, stowed) && hasSize(pack, stowed),
    )
    const pack = open[at]
    if (!pack) continue
    const place = { pack, x: stowed.x_mm, y: stowed.y_mm, z: stowed.z_mm }
    if (findPlacementProblem(place, placed, space) !== null) continue
    placed.push(place)
    open.splice(at, 1)
  }
  return { placed: computeLoadingOrder(placed), unplaced: groupUnplaced(open, placed, space) }
}

/** Groups unplaced packs by load and reason. */
function groupUnplaced(
  packs: readonly Pack[],
  placed: readonly PlacedPack[],
  space: Space,
): UnplacedGroup[] {
  const remainingKg = space.payloadKg - placed.reduce((kg, { pack }) => kg + pack.kg, 0)
  const groups = new Map<string, { loadId: string; reason: UnplacedReason; packs: Pack[] }>()
  const fitsBySize = new Map<string, boolean>()
  for (const pack of packs) {
    const loadId = getLoadId(pack)
    const size = [loadId, pack.length, pack.width, pack.height, pack.kg].join('/')
    const hasRoom = () => {
      const fits = fitsBySize.get(size) ?? findFreePlace(pack, placed, space) !== null
      fitsBySize.set(size, fits)
      return fits
    }
    const reason =
      findSizeProblem(pack, space) ??
      (pack.kg > remainingKg ? 'too_heavy' : hasRoom() ? 'waiting' : 'no_room')
    const group = groups.get(`${loadId} ${reason}`)
    if (group) group.packs.push(pack)
    else groups.set(`${loadId} ${reason}`, { loadId, reason, packs: [pack] })
  }
  return [...groups.values()]
}

/** Returns the positions to store, in loading order. */
export const toStowage = (placed: readonly PlacedPack[]): StowedPack[] =>
  computeLoadingOrder(placed).map(({ pack, x, y, z }) => ({
    load_id: getLoadId(pack),
    pack_id: pack.millPack?.id ?? null,
    x_mm: x,
    y_mm: y,
    z_mm: z,
    length_mm: pack.length,
    width_mm: pack.width,
    height_mm: pack.height,
    is_turned: false,
  }))

/** Places all packs automatically. */
export const autoFillStowage = (loads: readonly Load[], space: Space): StowedPack[] =>
  toStowage(fillSpace(toPacks(loads), space).placed)

/** Returns the placed packs with these added where they fit within the payload. */
export function addPacks(
  placed: readonly PlacedPack[],
  packs: readonly Pack[],
  space: Space,
  findPlace = findFreePlace,
): readonly PlacedPack[] {
  let remainingKg = space.payloadKg - placed.reduce((kg, { pack }) => kg + pack.kg, 0)
  let filled = placed
  // If a pack found no place, packs of the same size are not tried.
  const unplaceableSizes = new Set<string>()
  for (const pack of packs) {
    const size = [pack.drop, pack.length, pack.width, pack.height].join('/')
    if (pack.kg > remainingKg || findSizeProblem(pack, space) !== null) continue
    const at = unplaceableSizes.has(size) ? null : findPlace(pack, filled, space)
    if (!at) {
      unplaceableSizes.add(size)
      continue
    }
    filled = [...filled, at]
    remainingKg -= pack.kg
  }
  return filled
}

/** Returns the placed packs without this one. */
export const removePack = (
  placed: readonly PlacedPack[],
  id: string,
  space: Space,
): readonly PlacedPack[] =>
  dropUnsupported(
    placed.filter(({ pack }) => pack.id !== id),
    space,
  ).placed

/** Returns how many more packs fit beside the loaded ones, by space and remaining payload. */
export function countFittingPacks(
  loads: readonly Load[],
  stowage: readonly StowedPack[],
  packs: readonly Pack[],
  space: Space,
): number {
  const base = placeAllLoaded(loads, stowage, space)
  return addPacks(base.placed, packs, base.space).length - base.placed.length
}

/** Orders in which packs of a stop are placed one by one. */
const packOrders: readonly ((a: Pack, b: Pack) => number)[] = [
  (a, b) => b.length - a.length || b.kg - a.kg,
  (a, b) => b.kg - a.kg || b.length - a.length,
  (a, b) => b.width - a.width || b.length - a.length,
  (a, b) => b.litres - a.litres || b.kg - a.kg,
]

const measureVolume = (packs: readonly Pack[]) =>
  packs.reduce((sum, { length, width, height }) => sum + length * width * height, 0)
const measureSpace = ({ length, width, height }: Space) => length * width * height

/** Places all loaded packs anew, to make room for more. */
export function createRearrangement(loads: readonly Load[], space: Space) {
  const loaded = toPacks(loads)
  const auto = fillSpace(loaded, space)
  // A loaded pack that fits nowhere does not hinder others, except by its weight.
  const kept = auto.placed.map(({ pack }) => pack)
  const keptIds = new Set(kept.map(({ id }) => id))
  const undrawnKg =
    loads.reduce((kg, load) => kg + load.kg, 0) - kept.reduce((kg, pack) => kg + pack.kg, 0)
  const open = { ...space, payloadKg: space.payloadKg - undrawnKg }
  const keepsAll = (placed: readonly PlacedPack[]) =>
    placed.filter(({ pack }) => keptIds.has(pack.id)).length === kept.length

  /** Places one more pack with the loaded ones in different ways, then the others in its gaps. */
  function addOneByOne(packs: readonly Pack[]): readonly PlacedPack[] | null {
    const [first, ...others] = packs
    if (!first || measureVolume([...kept, first]) > measureSpace(open)) return null
    for (const compare of packOrders) {
      const ordered = [...kept, first].toSorted((a, b) => b.drop - a.drop || compare(a, b))
      const placed = addPacks([], ordered, open, findFrontPlace)
      if (placed.length > kept.length) return addPacks(placed, others, open, findFrontPlace)
    }
    return null
  }

  return {
    /**
     * Places the loaded packs and as many of these as fit: by the automatic plan, else one by one.
     * @returns all placed packs; null if none of these fits
     */
    add(packs: readonly Pack[]): readonly PlacedPack[] | null {
      for (let count = packs.length; count > 0; count = Math.floor(count / 2)) {
        const { placed } = fillSpace([...kept, ...packs.slice(0, count)], open)
        if (placed.length > kept.length && keepsAll(placed)) return placed
      }
      const besideAuto = addPacks(auto.placed, packs, open)
      return besideAuto.length > kept.length ? besideAuto : addOneByOne(packs)
    },
    /** Returns how many of these packs fit. */
    count(packs: readonly Pack[]): number {
      return (this.add(packs)?.length ?? kept.length) - kept.length
    },
  }
}

/**
 * Places the unplaced packs where they fit, and subtracts the weight of the rest from the payload.
 */
function placeAllLoaded(
  loads: readonly Load[],
  stowage: readonly StowedPack[],
  space: Space,
): { placed: readonly PlacedPack[]; space: Space } {
  const { placed, unplaced } = arrangeStowage(loads, stowage, space)
  const all = unplaced.reduce((filled, { packs }) => addPacks(filled, packs, space), placed)
  const unplacedKg =
    loads.reduce((kg, load) => kg + load.kg, 0) - all.reduce((kg, { pack }) => kg + pack.kg, 0)
  return { placed: all, space: { ...space, payloadKg: space.payloadKg - unplacedKg } }
}

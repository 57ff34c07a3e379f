import {
  comeDown,
  fillSpace,
  freePlace,
  loadingOrder,
  misplaced,
  neverFits,
  type Outside,
  type Pack,
  type Placed,
  type Space,
} from '@/shared/lib/load-plan'
import { loadOf, packsOfLoads, type Load } from './loads'

/** Where a pack stands, as the contract keeps it; millimetres. */
export interface Stowed {
  readonly load_id: string
  readonly x_mm: number
  readonly y_mm: number
  readonly z_mm: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly is_turned: boolean
}

/** Why a pack of the load is not inside: it was not put in yet, or can't be. */
export type WhyOutside = Outside['why'] | 'waiting'

/** Packs of one load that are outside for one reason. */
export interface OutsideGroup {
  readonly loadId: string
  readonly why: WhyOutside
  readonly packs: readonly Pack[]
}

/** A load as it lies. */
export interface Arrangement {
  /** In the order in which they are loaded. */
  readonly placed: readonly Placed[]
  readonly outside: readonly OutsideGroup[]
}

const isSize = (pack: Pack, { length_mm, width_mm, height_mm }: Stowed) =>
  pack.length === length_mm && pack.width === width_mm && pack.height === height_mm

/** Packs at their kept places. One whose load has fewer packs by now, or packs of another size, has lost its place; so has one that would hang. */
export function arranged(
  loads: readonly Load[],
  stowage: readonly Stowed[],
  space: Space,
): Arrangement {
  const open = packsOfLoads(loads)
  const placed: Placed[] = []
  for (const kept of stowage.toSorted((a, b) => a.z_mm - b.z_mm)) {
    const at = open.findIndex((pack) => loadOf(pack) === kept.load_id && isSize(pack, kept))
    const pack = open[at]
    if (!pack) continue
    const place = { pack, x: kept.x_mm, y: kept.y_mm, z: kept.z_mm }
    if (misplaced(place, placed, space) !== null) continue
    placed.push(place)
    open.splice(at, 1)
  }
  return { placed: loadingOrder(placed), outside: whyOutside(open, placed, space) }
}

/** Groups what is outside, and says why. */
function whyOutside(
  packs: readonly Pack[],
  placed: readonly Placed[],
  space: Space,
): OutsideGroup[] {
  const left = space.payloadKg - placed.reduce((kg, { pack }) => kg + pack.kg, 0)
  const found = new Map<string, { loadId: string; why: WhyOutside; packs: Pack[] }>()
  const roomFor = new Map<string, boolean>()
  for (const pack of packs) {
    const loadId = loadOf(pack)
    const size = [loadId, pack.kg].join('/')
    const hasRoom = () => {
      const known = roomFor.get(size) ?? freePlace(pack, placed, space) !== null
      roomFor.set(size, known)
      return known
    }
    const why =
      neverFits(pack, space) ?? (pack.kg > left ? 'too_heavy' : hasRoom() ? 'waiting' : 'no_room')
    const group = found.get(`${loadId} ${why}`)
    if (group) group.packs.push(pack)
    else found.set(`${loadId} ${why}`, { loadId, why, packs: [pack] })
  }
  return [...found.values()]
}

/** Packs at their places, to be kept: in the order of loading. */
export const stowageOf = (placed: readonly Placed[]): Stowed[] =>
  loadingOrder(placed).map(({ pack, x, y, z }) => ({
    load_id: loadOf(pack),
    x_mm: x,
    y_mm: y,
    z_mm: z,
    length_mm: pack.length,
    width_mm: pack.width,
    height_mm: pack.height,
    is_turned: false,
  }))

/** All packs of the loads, put in by themselves. */
export const filled = (loads: readonly Load[], space: Space): Stowed[] =>
  stowageOf(fillSpace(packsOfLoads(loads), space).placed)

/** What lies inside with these packs put in where there is room, as far as the payload goes. */
export function withPacks(
  placed: readonly Placed[],
  packs: readonly Pack[],
  space: Space,
): readonly Placed[] {
  let left = space.payloadKg - placed.reduce((kg, { pack }) => kg + pack.kg, 0)
  let inside = placed
  for (const pack of packs) {
    if (pack.kg > left || neverFits(pack, space) !== null) continue
    const at = freePlace(pack, inside, space)
    if (!at) break
    inside = [...inside, at]
    left -= pack.kg
  }
  return inside
}

/** What is left inside without a pack. */
export const without = (placed: readonly Placed[], id: string, space: Space): readonly Placed[] =>
  comeDown(
    placed.filter(({ pack }) => pack.id !== id),
    space,
  ).placed

/** Returns how many more packs fit beside everything that is loaded: by the room once the loaded packs are placed, and by the payload that they leave. */
export function fitting(
  loads: readonly Load[],
  stowage: readonly Stowed[],
  packs: readonly Pack[],
  space: Space,
): number {
  const base = withAllLoaded(loads, stowage, space)
  return withPacks(base.placed, packs, base.space).length - base.placed.length
}

/** Returns how many more packs fit if all packs are placed anew; 0 if a loaded pack would then stay outside. */
export function fittingAnew(loads: readonly Load[], packs: readonly Pack[], space: Space): number {
  const loaded = packsOfLoads(loads)
  const undrawnKg =
    loads.reduce((kg, load) => kg + load.kg, 0) - loaded.reduce((kg, pack) => kg + pack.kg, 0)
  for (let count = packs.length; count > 0; count = Math.floor(count / 2)) {
    const { placed } = fillSpace([...loaded, ...packs.slice(0, count)], {
      ...space,
      payloadKg: space.payloadKg - undrawnKg,
    })
    const inside = new Set(placed.map(({ pack }) => pack.id))
    if (loaded.every(({ id }) => inside.has(id))) return inside.size - loaded.length
  }
  return 0
}

/** Places the loaded packs that are outside where there is room for them, and takes the weight of the others off the payload. */
function withAllLoaded(
  loads: readonly Load[],
  stowage: readonly Stowed[],
  space: Space,
): { placed: readonly Placed[]; space: Space } {
  const { placed, outside } = arranged(loads, stowage, space)
  const all = outside.reduce((inside, { packs }) => withPacks(inside, packs, space), placed)
  const unplacedKg =
    loads.reduce((kg, load) => kg + load.kg, 0) - all.reduce((kg, { pack }) => kg + pack.kg, 0)
  return { placed: all, space: { ...space, payloadKg: space.payloadKg - unplacedKg } }
}

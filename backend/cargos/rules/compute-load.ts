import {
  computeRounding,
  convert,
  isFractional,
  sumLotsLitres,
  sumRoundedPacks,
  type Tally,
} from '@domain/timber'
import {
  packsToLitres,
  litresToPacks,
  litresToWholePacks,
  computeUnallocatedAmount,
  allocateLitres,
  allocatePacks,
  type AvailableAmount,
  type WoodAmount,
} from '../../allocations/rules/available-amount'
import { type ListedPacks, toListedLitres } from '../../allocations/rules/rounding'
import type { JsonText } from '../../db/tables/columns'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { Schemas } from '../../call'
import type { CargoLoadWrite } from '../schema'

// Terms: "Rounding of packs" in docs/glossary.md.

type Specification = Schemas['Specification']

/**
 * Amount of a load. Pieces and kg are null unless counted per pack; otherwise they follow from the
 * wood.
 */
export type LoadAmount = WoodAmount & { pcs: number | null; kg?: number | null }

/**
 * Another load, with the number of the packs that it names, and their litres beyond the exact ones.
 */
type OtherAmount = WoodAmount & { namedPackCount?: number; excess?: number }

/** Amount of a supply line to load. */
export type LoadableAmount = WoodAmount & {
  /** Litres that are ready, of which the inspection may have accepted less. */
  ready?: number
}

/** Amount of an allocation; `exact` are its exact litres. */
type AllocatedAmount = WoodAmount & { exact?: number }

/** Limits of a load: the wood available and the amounts of other loads. */
export type LoadLimits = {
  specification: Specification
  /** Litres of the smallest pack on the line's list; 0 without packs. */
  smallest_pack_l: number
  /** Amount of the supply line that is ready to load, and its other loads. */
  line: LoadableAmount
  othersOfLine: readonly OtherAmount[]
  /** Amount allocated to the deal's line, and its other loads. */
  allocated: AllocatedAmount
  othersOfAllocation: readonly OtherAmount[]
}

type ReadyLine = ListedPacks & {
  unit: Schemas['Unit']
  ready_quantity: string | null
  ready_l: number | null
  accepted_l: number | null
  specification: Specification
}

/** Returns the litres that are ready and that inspection accepted, before the rounding of packs. */
export const getUsableLitres = ({
  ready_l,
  accepted_l,
}: Pick<ReadyLine, 'ready_l' | 'accepted_l'>): number =>
  Math.min(ready_l ?? 0, accepted_l ?? Number.MAX_SAFE_INTEGER)

/** Returns the ready amount of a supply line, limited to what inspection accepted. */
export function computeLoadableAmount(line: ReadyLine): LoadableAmount & { ready: number } {
  const { unit, ready_quantity, ready_l, accepted_l, specification } = line
  const litres = ready_l ?? 0
  const ready = toListedLitres(litres, line)
  if (accepted_l !== null && accepted_l < litres)
    return {
      litres: toListedLitres(accepted_l, line),
      packs: litresToWholePacks(accepted_l, specification),
      ready,
    }
  return {
    litres: ready,
    packs:
      unit === 'pack' && ready_quantity !== null
        ? Number(ready_quantity)
        : litresToWholePacks(litres, specification),
    ready,
  }
}

/**
 * Returns the maximum of a load next to the others. `isLimitedByAllocation` is true if the
 * allocation limits it, not the ready amount.
 * @param named the packs that the load names. They may exceed the allocation and the accepted
 * amount by their rounding, but not the ready amount
 */
export function computeMaxLoad(
  limits: LoadLimits,
  named: NamedAmount | null = null,
): WoodAmount & { isLimitedByAllocation: boolean } {
  const { specification, line, othersOfLine, allocated, othersOfAllocation } = limits
  const namedPacks = named && { ...named, smallest: limits.smallest_pack_l }
  const [ready, allocatedRest] = [
    computeRest({ ...line, specification }, othersOfLine, namedPacks, line.ready ?? line.litres),
    computeRest({ ...allocated, specification }, othersOfAllocation, namedPacks),
  ]
  return allocatedRest.litres <= ready.litres
    ? { ...allocatedRest, isLimitedByAllocation: allocatedRest.litres < ready.litres }
    : { ...ready, isLimitedByAllocation: false }
}

/** Sum of the packs that a load names. */
type NamedAmount = { litres: number; packs: number; excess: number }

/** Returns the amount without the others, or the named packs if only rounding exceeds it. */
function computeRest(
  source: AvailableAmount & { exact?: number },
  others: readonly OtherAmount[],
  named: (NamedAmount & { smallest: number }) | null,
  limit = Number.MAX_SAFE_INTEGER,
): WoodAmount {
  const rest = computeUnallocatedAmount(source, others)
  if (named === null || named.litres <= rest.litres) return rest
  const all = others.reduce((sum, { litres }) => sum + litres, named.litres)
  const packs = others.reduce((sum, other) => sum + (other.namedPackCount ?? 0), named.packs)
  const excess = others.reduce((sum, other) => sum + (other.excess ?? 0), named.excess)
  const rounding = computeRounding(packs, named.smallest)
  // Packs that were rounded down are more wood than their litres.
  const roundedDown = source.exact === undefined ? 0 : Math.min(0, excess)
  const isWithin =
    all - roundedDown <= source.litres + rounding ||
    Math.round(all - excess) <= (source.exact ?? source.litres) + rounding
  return isWithin && all <= limit ? { ...rest, litres: named.litres } : rest
}

/**
 * Returns the maximum of a load that names its packs, in rounded and in exact litres, as in
 * `computeMaxLoad`.
 */
export function computeMaxNamed({
  line,
  othersOfLine,
  allocated,
  othersOfAllocation,
}: LoadLimits): { litres: number; exact: number } {
  const toRest = (litres: number, others: readonly OtherAmount[]) =>
    others.reduce((rest, other) => rest - other.litres + (other.excess ?? 0), litres)
  const exact = Math.min(
    toRest(line.litres, othersOfLine),
    toRest(allocated.exact ?? allocated.litres, othersOfAllocation),
  )
  const litres = othersOfLine.reduce(
    (rest, other) => rest - other.litres,
    line.ready ?? line.litres,
  )
  return { litres: Math.max(0, litres), exact: Math.max(0, Math.floor(exact)) }
}

/** The caller adds the pointer. */
type LoadRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/** Returns the amount of a load, or the reason for its refusal. */
export function computeLoad(
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  limits: LoadLimits,
): LoadAmount | LoadRefusal {
  const max = computeMaxLoad(limits)
  if (isFractional(quantity, unit)) return { code: 'not_whole' }
  const load =
    unit === 'pack'
      ? toPackLoad(Number(quantity), max, limits.specification)
      : toMeasuredLoad(quantity, unit, max, limits.specification)
  if ('code' in load) return load
  const isBeyond =
    load.litres > max.litres ||
    (load.packs !== null && max.packs !== null && load.packs > max.packs)
  return isBeyond
    ? {
        code: max.isLimitedByAllocation ? 'not_allocated' : 'not_ready',
        params: { most: fromLitres(max.litres) },
      }
    : { ...load, pcs: null }
}

const toPackLoad = (
  packs: number,
  max: WoodAmount,
  wood: Specification,
): WoodAmount | LoadRefusal =>
  allocatePacks(packs, max, wood) ?? { code: 'cannot_convert', params: { why: 'no_pack_size' } }

function toMeasuredLoad(
  quantity: string,
  unit: 'pcs' | 'm3',
  max: WoodAmount,
  wood: Specification,
): WoodAmount | LoadRefusal {
  const { m3 } = convert(quantity, unit, wood)
  return m3.ok
    ? allocateLitres(toLitres(m3.value), max, wood)
    : { code: 'cannot_convert', params: { why: m3.reason } }
}

/**
 * Returns a load's packs, pieces and kg: counted and weighed values first, else computed from the
 * wood. Null if unknown.
 */
export function computeLoadCounts(
  { litres, packs, pcs, kg = null }: LoadAmount,
  write: Pick<CargoLoadWrite, 'quantity' | 'unit' | 'net_kg' | 'gross_kg'>,
  wood: Specification,
) {
  const net = write.net_kg ?? kg ?? Math.round((litres * wood.density_kg_m3) / 1000)
  return {
    packs: packs === null ? litresToPacks(litres, wood) : String(packs),
    pcs: pcs ?? countPieces({ litres, packs }, write, wood),
    counted_net_kg: net,
    counted_gross_kg: write.gross_kg ?? net,
  }
}

/**
 * Returns the error of a gross weight below the net weight, which is computed unless it was
 * weighed; null if there is none.
 */
export const findGrossError = ({
  counted_net_kg,
  counted_gross_kg,
}: ReturnType<typeof computeLoadCounts>): LotLoadRefusal | null =>
  counted_gross_kg < counted_net_kg
    ? { pointer: '/gross_kg', code: 'too_small', params: { min: counted_net_kg } }
    : null

function countPieces(
  { litres, packs }: WoodAmount,
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  wood: Specification,
): number | null {
  if (unit === 'pcs') return Number(quantity)
  if (packs !== null && wood.pcs_per_pack !== null && packsToLitres(packs, wood) !== null)
    return packs * wood.pcs_per_pack
  const { pcs } = convert(fromLitres(litres), 'm3', wood)
  return pcs.ok ? Math.round(Number(pcs.value)) : null
}

/** A pack in the yard that is sold to a deal's line. */
export type YardLot = {
  id: string
  barcode: string
  location: string
  pcs: number
  litres: number
  isLoaded: boolean
  /** The mill's number and pieces of a listed pack. */
  pack_number?: string | null
  tally?: JsonText<Tally> | null
}

/**
 * Returns the rounding tolerance of packs in the yard, in litres: half a litre per pack and per end
 * of the allocation. At most half of the smallest pack, because the rest may still be at the mill.
 */
const computeLotRounding = (lots: readonly YardLot[], smallestPack: number): number =>
  Math.max(
    1,
    computeRounding(lots.length + 2, smallestPack || Math.min(...lots.map(({ litres }) => litres))),
  )

/**
 * Splits the maximum load of a pair between its packs in the yard and the wood at the mill. A
 * difference of rounding belongs to the packs in the yard.
 * @param lots packs in the yard, loaded or not
 */
export function splitByPlace(
  lots: readonly YardLot[],
  limits: LoadLimits,
): { yard: WoodAmount; mill: WoodAmount } {
  const max = computeMaxLoad(limits)
  const free = lots.filter(({ isLoaded }) => !isLoaded)
  const yard = { litres: sumLotsLitres(free, limits.specification), packs: free.length }
  const litres = max.litres - yard.litres
  if (litres <= computeLotRounding(lots, limits.smallest_pack_l))
    return { yard: free.length > 0 ? max : yard, mill: { litres: 0, packs: 0 } }
  const packs = max.packs === null ? null : Math.max(0, max.packs - free.length)
  return { yard, mill: { litres, packs } }
}

/** Returns the smaller of two amounts, of which each limits the packs. */
export function computeLesserAmount(one: WoodAmount, other: WoodAmount): WoodAmount {
  const [less, more] = one.litres <= other.litres ? [one, other] : [other, one]
  const packs =
    less.packs === null || more.packs === null ? less.packs : Math.min(less.packs, more.packs)
  return { litres: less.litres, packs }
}

type LotLoadRequest = Pick<CargoLoadWrite, 'quantity' | 'unit' | 'lot_ids'>
type LotLoadRefusal = Pick<Schemas['FieldError'], 'pointer' | 'code' | 'params'>

/**
 * Returns the first reason why a load can't consist of these packs; null without one.
 * @param getRefusal returns the code for a pack that no load can take, else null
 */
function findPackRefusal(
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  field: 'lot_ids' | 'pack_ids',
  ids: readonly string[],
  getRefusal: (id: string) => LotLoadRefusal['code'] | null,
): LotLoadRefusal | null {
  for (const [i, id] of ids.entries()) {
    const code = getRefusal(id) ?? (ids.indexOf(id) === i ? null : 'loaded_already')
    if (code !== null) return { pointer: `/${field}/${i}`, code }
  }
  return unit === 'pack' && Number(quantity) === ids.length
    ? null
    : { pointer: '/quantity', code: 'packs_differ' }
}

/**
 * Returns the amount of a load of whole yard packs, or the reason for its refusal. Each pack must
 * be sold to the deal's line and be in no other load.
 * @param lots packs of this supply sold to the deal's line
 */
export function computeLotLoad(
  write: LotLoadRequest,
  lots: readonly YardLot[],
  limits: LoadLimits,
): LoadAmount | LotLoadRefusal {
  const { lot_ids } = write
  const lotById = new Map(lots.map((lot) => [lot.id, lot]))
  const refusal = findPackRefusal(write, 'lot_ids', lot_ids, (id) => {
    const lot = lotById.get(id)
    if (!lot) return 'not_reserved'
    return lot.isLoaded ? 'loaded_already' : null
  })
  if (refusal) return refusal
  const chosen = lot_ids.flatMap((id) => lotById.get(id) ?? [])
  const litres = sumLotLitres(chosen, lots, limits)
  const max = computeMaxLoad(limits)
  if (litres > max.litres)
    return {
      pointer: '/quantity',
      code: 'not_allocated',
      params: { most: fromLitres(max.litres) },
    }
  return { litres, packs: lot_ids.length, pcs: chosen.reduce((total, { pcs }) => total + pcs, 0) }
}

/**
 * Sums the litres of packs. The last packs of an allocation take its rounding remainder, so that
 * its loads always add up to the whole.
 */
function sumLotLitres(
  chosen: readonly YardLot[],
  lots: readonly YardLot[],
  { specification, smallest_pack_l, allocated, othersOfAllocation }: LoadLimits,
): number {
  const litres = sumLotsLitres(chosen, specification)
  const unallocatedLitres = computeUnallocatedAmount(
    { ...allocated, specification },
    othersOfAllocation,
  ).litres
  const isLast = lots.every((lot) => lot.isLoaded || chosen.includes(lot))
  const rounding = computeLotRounding(lots, smallest_pack_l)
  return isLast && Math.abs(unallocatedLitres - litres) <= rounding ? unallocatedLitres : litres
}

/** A listed pack at the mill. */
export type MillPack = {
  id: string
  number: string
  tally: JsonText<Tally>
  pcs: number
  litres: number
  /** Litres beyond the volume of its pieces. */
  excess: number
  kg: number
  /** Why the pack is not at the mill to be loaded; null if it is. */
  unavailable: 'pack_rejected' | 'pack_opened' | 'pack_in_stock' | null
  /** True if the last approved report rejected it, wherever it is since. */
  isRejected: boolean
  isLoaded: boolean
}

/** True if a load may name the pack. */
export const isMillPackFree = ({ isLoaded, unavailable }: MillPack): boolean =>
  !isLoaded && unavailable === null

/** Adds up listed packs. */
export function sumMillPacks(packs: readonly MillPack[]) {
  const sum = (name: 'pcs' | 'kg') => packs.reduce((total, pack) => total + pack[name], 0)
  return { ...sumRoundedPacks(packs), pcs: sum('pcs'), kg: sum('kg') }
}

/**
 * Returns the amount of a load of listed packs: the sums of their figures. Each pack must be on the
 * list of the supply line and in no other load.
 * @param packs listed packs of the supply line
 */
export function computePackLoad(
  write: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  packIds: readonly string[],
  packs: readonly MillPack[],
  limits: LoadLimits,
): LoadAmount | LotLoadRefusal {
  const packById = new Map(packs.map((pack) => [pack.id, pack]))
  const refusal = findPackRefusal(write, 'pack_ids', packIds, (id) => {
    const pack = packById.get(id)
    if (!pack) return 'not_found'
    return pack.unavailable ?? (pack.isLoaded ? 'loaded_already' : null)
  })
  if (refusal) return refusal
  const sums = sumMillPacks(packIds.flatMap((id) => packById.get(id) ?? []))
  const max = computeMaxLoad(limits, sums)
  if (sums.litres > max.litres)
    return {
      pointer: '/quantity',
      code: max.isLimitedByAllocation ? 'not_allocated' : 'not_ready',
      params: { most: fromLitres(max.litres) },
    }
  return { litres: sums.litres, packs: sums.packs, pcs: sums.pcs, kg: sums.kg }
}

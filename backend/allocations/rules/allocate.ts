import { convert, isFractional } from '@domain/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import {
  packsToLitres,
  computeUnallocatedAmount,
  allocateLitres,
  allocatePacks,
  type WoodAmount,
  type AvailableAmount,
  litresToWholePacks,
} from './available-amount'

/** A requested amount of a supply line for a deal line. A null quantity requests the shortfall. */
export type AllocationRequest = { quantity: string | null; unit: Schemas['Unit'] }

/** Limits of an allocation. */
export type AllocationLimits = {
  source: AvailableAmount
  /** Other allocations of the supply line. */
  others: readonly WoodAmount[]
  /** Sold litres, and the maximum that the deal's tolerance allows. */
  sold: number
  maxCovered: number
  /** Litres of the deal line covered by other allocations. */
  covered: number
  /** The present allocation. */
  current: WoodAmount & {
    /** Its litres in planned or loaded cargo. */
    inCargo: number
    /**
     * Litres that it can't fall below: those in cargo, and those of its other packs in the yard.
     */
    minimum: number
  }
}

/** The caller adds the pointer. */
export type AllocationRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/**
 * Returns the resulting allocation, or the reason for its refusal. It may always decrease, down to
 * the amount in cargo and the packs that the deal bought in the yard.
 */
export function computeAllocation(
  request: AllocationRequest,
  limits: AllocationLimits,
): WoodAmount | AllocationRefusal {
  const { source, others, current } = limits
  const free = computeUnallocatedAmount(source, others)
  /** Litres that can be added to the present allocation. */
  const getIncrease = (litres: number) => fromLitres(Math.max(0, litres - current.litres))
  const allocation =
    request.quantity === null
      ? computeRemainingAllocation(limits, free)
      : toRequestedAmount({ ...request, quantity: request.quantity }, source, free)
  if ('code' in allocation) return allocation
  // Cargo may hold more than the allocation, if the supply was cut since.
  const least = Math.min(current.inCargo, current.litres)
  if (allocation.litres < least)
    return { code: 'below_loaded', params: { least: fromLitres(least) } }
  const minimum = Math.min(current.minimum, current.litres)
  if (allocation.litres < minimum)
    return {
      code: least > 0 ? 'below_taken' : 'in_stock',
      params: { least: fromLitres(minimum) },
    }
  if (allocation.litres <= current.litres) return allocation
  if (allocation.litres > free.litres || exceedsFreePacks(allocation.packs, free.packs))
    return { code: 'not_free', params: { free: getIncrease(free.litres) } }
  const room = Math.max(0, limits.maxCovered - limits.covered)
  return allocation.litres > room
    ? { code: 'over_tolerance', params: { free: getIncrease(room) } }
    : allocation
}

const exceedsFreePacks = (packs: number | null, free: number | null): boolean =>
  packs !== null && free !== null && packs > free

function toRequestedAmount(
  { quantity, unit }: { quantity: string; unit: Schemas['Unit'] },
  { specification }: AvailableAmount,
  free: WoodAmount,
): WoodAmount | AllocationRefusal {
  if (isFractional(quantity, unit)) return { code: 'not_whole' }
  if (/^0*(\.0*)?$/.test(quantity)) return { litres: 0, packs: 0 }
  if (unit === 'pack')
    return (
      allocatePacks(Number(quantity), free, specification) ?? {
        code: 'cannot_convert',
        params: { why: 'no_pack_size' },
      }
    )
  const { m3 } = convert(quantity, unit, specification)
  return m3.ok
    ? allocateLitres(toLitres(m3.value), free, specification)
    : { code: 'cannot_convert', params: { why: m3.reason } }
}

/**
 * Returns the shortfall, or all free wood if that is less. Packs are rounded up if the tolerance
 * allows it, else down.
 */
function computeRemainingAllocation(
  { source, sold, maxCovered, covered }: AllocationLimits,
  free: WoodAmount,
): WoodAmount | AllocationRefusal {
  const room = Math.max(0, maxCovered - covered)
  const missing = Math.max(0, sold - covered)
  if (missing === 0) return { code: 'over_tolerance', params: { free: fromLitres(room) } }
  if (free.litres === 0) return { code: 'not_free', params: { free: '0.000' } }
  if (free.packs === null)
    return allocateLitres(Math.min(missing, free.litres), free, source.specification)
  if (free.litres <= missing) return free
  const each = packsToLitres(1, source.specification)
  if (each === null || each === 0) return allocateLitres(missing, free, source.specification)
  const roundedUp = allocatePacks(
    Math.min(free.packs, Math.ceil(missing / each)),
    free,
    source.specification,
  )
  if (roundedUp && roundedUp.litres <= room) return roundedUp
  const roundedDown = allocatePacks(Math.floor(missing / each), free, source.specification)
  return roundedDown && roundedDown.litres > 0
    ? roundedDown
    : { code: 'over_tolerance', params: { free: fromLitres(room) } }
}

/** An allocation and its loaded litres. Planned loads do not count. */
type LoadedAllocation = WoodAmount & { loaded: number }

/**
 * Cuts the parts of a supply line to its available amount, the last part first, and none below its
 * loaded litres. Earlier parts are cut for the loaded wood of later ones.
 * @param stocked packs in the yard, which take precedence over all parts
 */
export const fitAllocations = (
  source: AvailableAmount,
  parts: readonly LoadedAllocation[],
  stocked: WoodAmount = { litres: 0, packs: 0 },
): WoodAmount[] =>
  fitInOrder(
    parts.map((part) => ({ ...part, specification: source.specification })),
    (part, others) =>
      fitAllocation(part, source, computeUnallocatedAmount(source, [stocked, ...others])),
  )

type LinePart = LoadedAllocation & { specification: Schemas['Specification'] }

/**
 * Fits parts in order. Each leaves room for the parts already fitted and the loaded wood of later
 * ones.
 * @param fit returns the new amount of a part
 */
function fitInOrder(
  parts: readonly LinePart[],
  fit: (part: LinePart, others: readonly WoodAmount[]) => WoodAmount,
): WoodAmount[] {
  const loadedAmounts = parts.map(toLoadedAmount)
  const earlier: WoodAmount[] = []
  for (const [i, part] of parts.entries())
    earlier.push(fit(part, [...earlier, ...loadedAmounts.slice(i + 1)]))
  return earlier
}

/**
 * Returns the loaded amount of a part, at most its litres: a later cut may have left less than is
 * loaded.
 */
function toLoadedAmount({ litres, packs, loaded, specification }: LinePart): WoodAmount {
  if (loaded === 0) return { litres: 0, packs: 0 }
  return loaded < litres
    ? { litres: loaded, packs: litresToWholePacks(loaded, specification) }
    : { litres, packs }
}

function fitAllocation(
  { litres, packs, loaded }: LoadedAllocation,
  source: AvailableAmount,
  free: WoodAmount,
): WoodAmount {
  const isAll = litres === free.litres && exceedsFreePacks(packs, free.packs)
  if (litres > free.litres || isAll) {
    const least = Math.min(loaded, litres)
    return free.litres < least ? { litres: least, packs: null } : free
  }
  const counted =
    packs !== null && isPackCountPlausible(packs, litres, source)
      ? packs
      : litresToWholePacks(litres, source.specification)
  return { litres, packs: exceedsFreePacks(counted, free.packs) ? null : counted }
}

/**
 * True if a number of packs matches the litres within rounding, up to a litre per pack. The size of
 * a pack may have changed.
 */
function isPackCountPlausible(
  packs: number,
  litres: number,
  { specification, packs: linePacks }: AvailableAmount,
): boolean {
  const expectedLitres = packsToLitres(packs, specification)
  return expectedLitres !== null && Math.abs(expectedLitres - litres) <= (linePacks ?? 0)
}

/**
 * Cuts the parts that cover a deal line to its maximum, the last part first, and none below its
 * loaded litres. Earlier parts are cut for the loaded wood of later ones. Parts of whole packs stay
 * whole packs.
 */
export const fitCover = (maxCovered: number, parts: readonly LinePart[]): WoodAmount[] =>
  fitInOrder(parts, (part, others) => {
    const free = Math.max(
      0,
      others.reduce((rest, { litres }) => rest - litres, maxCovered),
    )
    const { litres, packs } = part
    return litres <= free ? { litres, packs } : cutPart(part, free)
  })

function cutPart({ packs, litres, loaded, specification }: LinePart, free: number): WoodAmount {
  const each = packs === null ? null : packsToLitres(1, specification)
  const wholePacks = each === null || each === 0 ? null : Math.floor(free / each)
  const cut = wholePacks === null ? free : (packsToLitres(wholePacks, specification) ?? free)
  if (cut >= Math.min(loaded, litres))
    return { litres: cut, packs: wholePacks ?? litresToWholePacks(cut, specification) }
  return loaded >= litres ? { litres, packs } : { litres: loaded, packs: null }
}

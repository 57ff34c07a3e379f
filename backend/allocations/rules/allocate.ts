import { convert, isFractional } from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { packsToLitres } from './packs'
import {
  computeUnallocatedAmount,
  allocateLitres,
  allocatePacks,
  type WoodAmount,
  type AvailableAmount,
} from './available-amount'

/** What somebody wants of a supply's line for a deal's line; the quantity is null for the rest. */
export type AllocationRequest = { quantity: string | null; unit: Schemas['Unit'] }

/** What bounds how much can be taken. */
export type AllocationLimits = {
  source: AvailableAmount
  /** What others have of the supply's line. */
  others: readonly WoodAmount[]
  /** What was sold, and the most that the deal's tolerance lets cover it. */
  sold: number
  maxCovered: number
  /** What else covers the deal's line, from wherever. */
  covered: number
  /** What the deal's line has of it now, and how much of that cargo is planned with. */
  current: WoodAmount & { claimed: number }
}

/** Why a wish is refused; whoever made it adds where it stands in the call. */
export type AllocationRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/** What the wish comes to, or why it can't be. To take less is always possible, down to what cargo has. */
export function computeAllocation(
  wish: AllocationRequest,
  limits: AllocationLimits,
): WoodAmount | AllocationRefusal {
  const { source, others, current } = limits
  const free = computeUnallocatedAmount(source, others)
  /** How much more could be had than there is now. */
  const more = (litres: number) => fromLitres(Math.max(0, litres - current.litres))
  const part =
    wish.quantity === null
      ? computeRemainingAllocation(limits, free)
      : toRequestedAmount({ ...wish, quantity: wish.quantity }, source, free)
  if ('code' in part) return part
  // Cargo may be planned with more than is left of it, once there is less wood than was promised.
  const least = Math.min(current.claimed, current.litres)
  if (part.litres < least) return { code: 'below_loaded', params: { least: fromLitres(least) } }
  if (part.litres <= current.litres) return part
  if (part.litres > free.litres || exceedsFreePacks(part.packs, free.packs))
    return { code: 'not_free', params: { free: more(free.litres) } }
  const room = Math.max(0, limits.maxCovered - limits.covered)
  return part.litres > room ? { code: 'over_tolerance', params: { free: more(room) } } : part
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
    : { code: 'cannot_convert', params: { why: m3.why } }
}

/**
 * What the deal's line lacks, as far as it is there. Of packs whole ones: one more than it takes where the tolerance has room for it, else as
 * many as fit.
 */
function computeRemainingAllocation(
  { source, sold, maxCovered, covered }: AllocationLimits,
  free: WoodAmount,
): WoodAmount | AllocationRefusal {
  const room = Math.max(0, maxCovered - covered)
  const lacks = Math.max(0, sold - covered)
  if (lacks === 0) return { code: 'over_tolerance', params: { free: fromLitres(room) } }
  if (free.litres === 0) return { code: 'not_free', params: { free: '0.000' } }
  if (free.packs === null)
    return allocateLitres(Math.min(lacks, free.litres), free, source.specification)
  if (free.litres <= lacks) return free
  const each = packsToLitres(1, source.specification)
  if (each === null || each === 0) return allocateLitres(lacks, free, source.specification)
  const enough = allocatePacks(
    Math.min(free.packs, Math.ceil(lacks / each)),
    free,
    source.specification,
  )
  if (enough && enough.litres <= room) return enough
  const fitting = allocatePacks(Math.floor(lacks / each), free, source.specification)
  return fitting && fitting.litres > 0
    ? fitting
    : { code: 'over_tolerance', params: { free: fromLitres(room) } }
}

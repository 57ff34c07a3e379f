import { convert, isBroken } from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { litresOfPacks } from './packs'
import { freeOf, takeLitres, takePacks, type Held, type Source } from './source'

/** What somebody wants of a supply's line for a deal's line; the quantity is null for the rest. */
export type Wish = { quantity: string | null; unit: Schemas['Unit'] }

/** What bounds how much can be taken. */
export type TakeLimits = {
  source: Source
  /** What others have of the supply's line. */
  others: readonly Held[]
  /** What was sold, and the most that the deal's tolerance lets cover it. */
  sold: number
  most: number
  /** What else covers the deal's line, from wherever. */
  covered: number
  /** What the deal's line has of it now, and how much of that cargo is planned with. */
  now: Held & { claimed: number }
}

/** Why a wish is refused; whoever made it adds where it stands in the call. */
export type Refusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/** What the wish comes to, or why it can't be. To take less is always possible, down to what cargo has. */
export function take(wish: Wish, limits: TakeLimits): Held | Refusal {
  const { source, others, now } = limits
  const free = freeOf(source, others)
  /** How much more could be had than there is now. */
  const more = (litres: number) => fromLitres(Math.max(0, litres - now.litres))
  const part =
    wish.quantity === null
      ? restOf(limits, free)
      : amountOf({ ...wish, quantity: wish.quantity }, source, free)
  if ('code' in part) return part
  // Cargo may be planned with more than is left of it, once there is less wood than was promised.
  const least = Math.min(now.claimed, now.litres)
  if (part.litres < least) return { code: 'below_loaded', params: { least: fromLitres(least) } }
  if (part.litres <= now.litres) return part
  if (part.litres > free.litres || isBeyond(part.packs, free.packs))
    return { code: 'not_free', params: { free: more(free.litres) } }
  const room = Math.max(0, limits.most - limits.covered)
  return part.litres > room ? { code: 'over_tolerance', params: { free: more(room) } } : part
}

const isBeyond = (packs: number | null, free: number | null): boolean =>
  packs !== null && free !== null && packs > free

function amountOf(
  { quantity, unit }: { quantity: string; unit: Schemas['Unit'] },
  { specification }: Source,
  free: Held,
): Held | Refusal {
  if (isBroken(quantity, unit)) return { code: 'not_whole' }
  if (/^0*(\.0*)?$/.test(quantity)) return { litres: 0, packs: 0 }
  if (unit === 'pack')
    return (
      takePacks(Number(quantity), free, specification) ?? {
        code: 'cannot_convert',
        params: { why: 'no_pack_size' },
      }
    )
  const { m3 } = convert(quantity, unit, specification)
  return m3.ok
    ? takeLitres(toLitres(m3.value), free, specification)
    : { code: 'cannot_convert', params: { why: m3.why } }
}

/**
 * What the deal's line lacks, as far as it is there. Of packs whole ones: one more than it takes where the tolerance has room for it, else as
 * many as fit.
 */
function restOf({ source, sold, most, covered }: TakeLimits, free: Held): Held | Refusal {
  const room = Math.max(0, most - covered)
  const lacks = Math.max(0, sold - covered)
  if (lacks === 0) return { code: 'over_tolerance', params: { free: fromLitres(room) } }
  if (free.litres === 0) return { code: 'not_free', params: { free: '0.000' } }
  if (free.packs === null)
    return takeLitres(Math.min(lacks, free.litres), free, source.specification)
  if (free.litres <= lacks) return free
  const each = litresOfPacks(1, source.specification)
  if (each === null || each === 0) return takeLitres(lacks, free, source.specification)
  const enough = takePacks(
    Math.min(free.packs, Math.ceil(lacks / each)),
    free,
    source.specification,
  )
  if (enough && enough.litres <= room) return enough
  const fitting = takePacks(Math.floor(lacks / each), free, source.specification)
  return fitting && fitting.litres > 0
    ? fitting
    : { code: 'over_tolerance', params: { free: fromLitres(room) } }
}

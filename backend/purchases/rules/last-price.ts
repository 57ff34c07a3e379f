import { lineVolume, convertPriceUnit, type Unit } from '@/shared/lib/timber'
import type { Schemas } from '../../call'

type Price = { price: string; price_unit: Unit }

/**
 * What a price that was paid for some wood says of other wood of the same species and section: of a piece or a pack as it is where one holds as much, else by the m3.
 * Null where that can't be said to the last place, or nobody knows what one holds.
 */
export function convertPaidPrice(
  { price, price_unit }: Price,
  paidFor: Schemas['Specification'],
  wood: Schemas['Specification'],
): Price | null {
  if (price_unit !== 'pcs' && price_unit !== 'pack') return { price, price_unit }
  // So many that no rounding hides a difference.
  const [held, holds] = [paidFor, wood].map((one) => lineVolume('1000000', price_unit, one))
  if (held && held === holds) return { price, price_unit }
  const perM3 = convertPriceUnit(price, price_unit, 'm3', paidFor)
  return perM3?.isExact ? { price: perM3.price, price_unit: 'm3' } : null
}

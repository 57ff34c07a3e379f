import { lineVolume, convertPriceUnit, type Unit } from '@domain/timber'
import type { Schemas } from '../../call'

type Price = { price: string; price_unit: Unit }

/**
 * Converts a paid price to other wood of the same species and section. A price per piece or pack is
 * kept if both have the same volume, else converted to m3. Null if that is not exact, or a volume
 * is unknown.
 */
export function convertPaidPrice(
  { price, price_unit }: Price,
  paidFor: Schemas['Specification'],
  wood: Schemas['Specification'],
): Price | null {
  if (price_unit !== 'pcs' && price_unit !== 'pack') return { price, price_unit }
  // Large enough that rounding hides no difference.
  const [held, holds] = [paidFor, wood].map((one) => lineVolume('1000000', price_unit, one))
  if (held && held === holds) return { price, price_unit }
  const perM3 = convertPriceUnit(price, price_unit, 'm3', paidFor)
  return perM3?.isExact ? { price: perM3.price, price_unit: 'm3' } : null
}

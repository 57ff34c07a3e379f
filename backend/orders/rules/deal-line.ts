import {
  computeDelivered,
  computeGoodsCents,
  type PricedWood,
  type TruckCost,
} from '../../baskets/rules/line-figures'
import { fromCents, fromLitres, fromTenThousandths } from '../../db/decimal-columns'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import { computeLineVolume } from '@domain/timber'
import type { Schemas } from '../../call'

/** Quantity and price of a deal line. */
export type SoldLine = {
  quantity: string
  unit: Schemas['Unit']
  price: string
  price_unit: Schemas['Unit']
}

/**
 * Returns the wood in the packs that were ordered, which may hold fewer pieces than the product's.
 * Packs of different sizes have no pieces per pack.
 * @param sizes pieces of each pack
 */
export function toPackedSpecification(
  specification: Schemas['Specification'],
  sizes: readonly number[],
): Schemas['Specification'] {
  const [pcs_per_pack = null, ...others] = new Set(sizes)
  if (others.length > 0) return { ...specification, pcs_per_pack: null, m3_per_pack: null }
  return pcs_per_pack === specification.pcs_per_pack
    ? specification
    : { ...specification, pcs_per_pack, m3_per_pack: null }
}

/**
 * Converts an order line to a deal line: its pieces at the price that the order shows, collected or
 * delivered, in the unit of that price. Wood that pieces do not measure, because they have other
 * lengths than the product, is sold by m3 or packs. A service is charged separately.
 * @param truck the order's transport; null if it is collected
 * @param specification the wood in the ordered packs
 */
export function toSoldLine(
  line: PricedWood,
  truck: TruckCost | null,
  specification: Schemas['Specification'] = line.specification,
): SoldLine {
  const { packs, pcs, litres, price_unit } = line
  const { price, cents } = truck
    ? computeDelivered(line, truck)
    : { price: fromTenThousandths(line.price), cents: computeGoodsCents(line) }
  const quantities = [
    { quantity: String(pcs), unit: 'pcs' },
    { quantity: fromLitres(litres), unit: 'm3' },
    { quantity: String(packs), unit: 'pack' },
  ] as const
  const sold = quantities.find(
    ({ quantity, unit }) =>
      computeLineVolume(quantity, unit, specification) === fromLitres(litres) &&
      computeWoodAmount({ quantity, unit, price_unit, specification }, price) === fromCents(cents),
  )
  if (sold && price !== null) return { ...sold, price, price_unit }
  return {
    quantity: fromLitres(litres),
    unit: 'm3',
    price: fromTenThousandths(Math.round((cents * 100_000) / litres)),
    price_unit: 'm3',
  }
}

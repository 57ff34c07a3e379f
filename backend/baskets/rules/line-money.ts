import { computeWoodAmount } from '../../wood-lines/wood-figures'
import { fromLitres, fromTenThousandths, toCents } from '../../db/decimal-columns'
import type { LineService, Schemas } from '../contract'

/** Amounts and prices that determine the money of a line. */
export type PricedLine = {
  packs: number
  pcs: number
  litres: number
  /** Ten-thousandths of a euro per `price_unit`. */
  price: number
  price_unit: Schemas['Unit']
  service: LineService
  /** Ten-thousandths of a euro per m3. */
  service_price: number | null
  specification: Schemas['Specification']
}

/**
 * Returns the price of the wood in cents: by pieces if they can be measured, else by m3 or packs.
 * Rounded once.
 */
export function computeGoodsCents({
  packs,
  pcs,
  litres,
  price,
  price_unit,
  specification,
}: PricedLine): number {
  const at = fromTenThousandths(price)
  const amount =
    computeWoodAmount({ quantity: String(pcs), unit: 'pcs', price_unit, specification }, at) ??
    computeWoodAmount(
      { quantity: fromLitres(litres), unit: 'm3', price_unit, specification },
      at,
    ) ??
    computeWoodAmount({ quantity: String(packs), unit: 'pack', price_unit, specification }, at)
  return amount === null ? 0 : toCents(amount)
}

/** Returns the price of the service in cents, by m3. */
export const computeServiceCents = ({
  litres,
  service,
  service_price,
}: Pick<PricedLine, 'litres' | 'service' | 'service_price'>): number =>
  service === 'none' || service_price === null ? 0 : Math.round((litres * service_price) / 100_000)

/** Returns the weight of a line in kg. */
export const computeLineWeight = (
  litres: number,
  { density_kg_m3 }: Pick<Schemas['Specification'], 'density_kg_m3'>,
): number => Math.round((litres * density_kg_m3) / 1000)

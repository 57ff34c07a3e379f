import { hasOtherLengths } from '@domain/timber'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import { fromLitres, fromTenThousandths, toCents, toTenThousandths } from '../../db/decimal-columns'
import { computeDapPrice } from '../../prices/tariffs'
import type { Schemas } from '../../call'

/** Amounts and price that determine the money of a line's wood. */
export type PricedWood = {
  packs: number
  pcs: number
  litres: number
  /** Ten-thousandths of a euro per `price_unit`. */
  price: number
  price_unit: Schemas['Unit']
  specification: Schemas['Specification']
}
/** Wood with a service. */
export type PricedLine = PricedWood & {
  service: Schemas['LineService']
  /** Ten-thousandths of a euro per m3. */
  service_price: number | null
}

/**
 * Returns the price of the wood in cents: by packs for a price per pack, else by pieces if they can
 * be measured, else by m3. Pieces of other lengths are charged by m3, unless the price is per
 * piece. Rounded once.
 */
export function computeGoodsCents({
  packs,
  pcs,
  litres,
  price,
  price_unit,
  specification,
}: PricedWood): number {
  const unitPrice = fromTenThousandths(price)
  const compute = (quantity: string, unit: Schemas['Unit']) =>
    computeWoodAmount({ quantity, unit, price_unit, specification }, unitPrice)
  const isByPiece = price_unit === 'pcs' || !hasOtherLengths({ pcs, litres }, specification)
  const amount =
    (price_unit === 'pack' ? compute(String(packs), 'pack') : null) ??
    (isByPiece ? compute(String(pcs), 'pcs') : null) ??
    compute(fromLitres(litres), 'm3')
  return amount === null ? 0 : toCents(amount)
}

/** Cost of a truck in cents, and everything in it. */
export type TruckCost = { amountCents: number; truckLitres: number }

/**
 * Returns the delivered price of a line, and the amount at this price in cents. If the unit cannot
 * be converted to m3, the price is null, and the amount includes the line's share of the truck.
 */
export function computeDelivered(
  line: PricedWood,
  truck: TruckCost,
): { price: string | null; cents: number } {
  const { price_unit, specification: dimensions } = line
  const price = computeDapPrice(fromTenThousandths(line.price), price_unit, {
    ...truck,
    dimensions,
  })
  if (price !== null)
    return { price, cents: computeGoodsCents({ ...line, price: toTenThousandths(price) }) }
  const { amountCents, truckLitres } = truck
  const share = truckLitres === 0 ? 0 : Math.round((amountCents * line.litres) / truckLitres)
  return { price, cents: computeGoodsCents(line) + share }
}

/** Returns the amount of wood at its delivered prices in cents. */
export const sumDeliveredCents = (lines: readonly PricedWood[], truck: TruckCost): number =>
  lines.reduce((sum, line) => sum + computeDelivered(line, truck).cents, 0)

/** Returns the price of the service in cents, by m3. */
export const computeServiceCents = ({
  litres,
  service,
  service_price,
}: Pick<PricedLine, 'litres' | 'service' | 'service_price'>): number =>
  service === 'none' || service_price === null ? 0 : Math.round((litres * service_price) / 100_000)

/** Returns the weight of a line in kg. */
export const computeLitresWeight = (
  litres: number,
  { density_kg_m3 }: Pick<Schemas['Specification'], 'density_kg_m3'>,
): number => Math.round((litres * density_kg_m3) / 1000)

/** Capacity of one truck, constants set by the owner. */
export const TRUCK_KG = 24_000
export const TRUCK_LITRES = 90_000

/** Wood to load: litres and kg. */
export type TruckLoad = { litres: number; weightKg: number }

/** Returns how full one truck is. If volume and weight are equally full, weight is the limit. */
export function computeTruckFill({ litres, weightKg }: TruckLoad): Schemas['TruckFill'] {
  const isEmpty = litres === 0 && weightKg === 0
  const isSpaceNearer = litres * TRUCK_KG > weightKg * TRUCK_LITRES
  return {
    weight_kg: weightKg,
    m3: fromLitres(litres),
    most_kg: TRUCK_KG,
    most_m3: fromLitres(TRUCK_LITRES),
    weight_percent: toPercent(weightKg, TRUCK_KG),
    space_percent: toPercent(litres, TRUCK_LITRES),
    binding: isEmpty ? null : isSpaceNearer ? 'space' : 'weight',
    left_kg: TRUCK_KG - weightKg,
    left_m3: fromLitres(TRUCK_LITRES - litres),
    is_over: isOverTruck({ litres, weightKg }),
  }
}

/** True if the load exceeds one truck. */
export const isOverTruck = ({ litres, weightKg }: TruckLoad): boolean =>
  weightKg > TRUCK_KG || litres > TRUCK_LITRES

/** Returns how many packs of that size still fit. */
export function countTruckPacks(loaded: TruckLoad, pack: TruckLoad): number {
  const bySpace =
    pack.litres > 0 ? Math.floor((TRUCK_LITRES - loaded.litres) / pack.litres) : Infinity
  const byWeight =
    pack.weightKg > 0 ? Math.floor((TRUCK_KG - loaded.weightKg) / pack.weightKg) : Infinity
  const fit = Math.min(bySpace, byWeight)
  return Number.isFinite(fit) ? Math.max(0, fit) : 0
}

/** Returns the litres of such wood that fill a truck, limited by volume or weight. */
export const computeTruckCapacityLitres = ({ litres, weightKg }: TruckLoad): number =>
  weightKg === 0 ? TRUCK_LITRES : Math.min(TRUCK_LITRES, Math.floor((litres * TRUCK_KG) / weightKg))

/** Returns the transport cost per m3 in cents, rounded half up: it falls as the truck fills. */
export const toCentsPerM3 = (tariffCents: number, litres: number): number | null =>
  litres <= 0 ? null : Math.round((tariffCents * 1000) / litres)

/** Returns a percentage with one decimal. */
const toPercent = (part: number, whole: number): string =>
  String(Math.round((part * 1000) / whole) / 10)

import { fromLitres } from '../../db/decimal-columns'
import type { TruckFill } from '../contract'

/** Capacity of one truck, constants set by the owner. */
export const TRUCK_KG = 24_000
export const TRUCK_LITRES = 90_000

/** Wood to load: litres and kg. */
export type TruckLoad = { litres: number; weightKg: number }

/** Returns how full one truck is. If volume and weight are equally full, weight is the limit. */
export function computeTruckFill({ litres, weightKg }: TruckLoad): TruckFill {
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
export function countFittingPacks(loaded: TruckLoad, pack: TruckLoad): number {
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

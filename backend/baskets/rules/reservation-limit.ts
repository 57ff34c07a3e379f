import { fromLitres } from '../../db/decimal-columns'
import type { Schemas } from '../../call'
import { computeLitresWeight, TRUCK_KG, TRUCK_LITRES, type TruckLoad } from './line-figures'

/** Percent of a truck that a company may reserve, unless an admin sets another limit. */
export const DEFAULT_RESERVATION_PERCENT = 120

/** Returns the most that a company may reserve at a time. */
const computeReservationLimit = (percent: number): TruckLoad => ({
  litres: Math.floor((TRUCK_LITRES * percent) / 100),
  weightKg: Math.floor((TRUCK_KG * percent) / 100),
})

/** True if that much wood exceeds the limit of a company. */
export function isOverReservationLimit(percent: number, { litres, weightKg }: TruckLoad): boolean {
  const most = computeReservationLimit(percent)
  return litres > most.litres || weightKg > most.weightKg
}

/** Returns the limit of a company, and what it may still reserve. */
export function presentReservation(
  percent: number,
  reserved: TruckLoad,
): Schemas['BasketReservation'] {
  const most = computeReservationLimit(percent)
  const leftKg = Math.max(0, most.weightKg - reserved.weightKg)
  const leftLitres = Math.max(0, most.litres - reserved.litres)
  return {
    percent,
    most_kg: most.weightKg,
    most_m3: fromLitres(most.litres),
    left_kg: leftKg,
    left_m3: fromLitres(leftLitres),
  }
}

/** Returns the first of the packs that the company may still reserve. */
export function takeWithinLimit<Lot extends { litres: number }>(
  lots: readonly Lot[],
  {
    percent,
    reserved,
    specification,
  }: { percent: number; reserved: TruckLoad; specification: Schemas['Specification'] },
): Lot[] {
  const fitting: Lot[] = []
  let litres = 0
  for (const lot of lots) {
    litres += lot.litres
    const weightKg = reserved.weightKg + computeLitresWeight(litres, specification)
    if (isOverReservationLimit(percent, { litres: reserved.litres + litres, weightKg })) break
    fitting.push(lot)
  }
  return fitting
}

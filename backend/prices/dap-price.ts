import { convertPriceUnit, type Dimensions } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import { fromTenThousandths, toTenThousandths } from '../db/decimal-columns'
import type { Row } from '../db/tables'

/** What a truck takes: kg of wood, and litres of room. */
export const TRUCK = { kg: 24_000, litres: 90_000 }

/** Litres of a wood that fill a truck, by weight or by room, whichever binds. */
export const computeFullTruckLitres = ({
  density_kg_m3,
}: Pick<Dimensions, 'density_kg_m3'>): number =>
  Math.min(TRUCK.litres, Math.floor((TRUCK.kg * 1000) / density_kg_m3))

type Tariff = Pick<Row<'tariffs'>, 'location' | 'country' | 'zip_prefix' | 'amount_cents'>

/** The tariff of a way: of those whose beginning of the zip code fits, the longest. Null where there is none. */
export function findTariff<Kept extends Tariff>(
  tariffs: readonly Kept[],
  way: { location: string; country: string; zip_code: string },
): Kept | null {
  const zip = way.zip_code.replaceAll(/[\s-]/g, '').toUpperCase()
  const fitting = tariffs.filter(
    (one) =>
      one.location === way.location &&
      one.country === way.country &&
      zip.startsWith(one.zip_prefix),
  )
  return fitting.toSorted((a, b) => b.zip_prefix.length - a.zip_prefix.length)[0] ?? null
}

/**
 * What wood costs delivered: its price, and its share of the truck by m3.
 * @param fca per `unit`
 * @param truckLitres how much is in the truck, of all wood
 * @returns per `unit`, to four places; null where that unit has no m3
 */
export function computeDapPrice(
  fca: string,
  unit: Schemas['Unit'],
  {
    amountCents,
    truckLitres,
    dimensions,
  }: { amountCents: number; truckLitres: number; dimensions: Dimensions },
): string | null {
  if (truckLitres <= 0) return null
  // Cents a truck over litres in it: ten times that is euro per m3.
  const perM3 = Math.round((amountCents * 100_000) / truckLitres)
  const share = convertPriceUnit(fromTenThousandths(perM3), 'm3', unit, dimensions)
  return share && fromTenThousandths(toTenThousandths(fca) + toTenThousandths(share.price))
}

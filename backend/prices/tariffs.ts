import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { convertPriceUnit, type Dimensions } from '@domain/timber'
import { fromTenThousandths, toTenThousandths } from '../db/decimal-columns'

/**
 * Returns the cost of a truck from a stock location to an address, in cents of euro; null without a
 * tariff.
 * @param route a UN/LOCODE, a country, and a zip code in any notation
 */
export async function findTariffAmount(
  db: Db,
  route: { location: string; country: string; zip_code: string },
): Promise<number | null> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('location', '=', route.location)
    .where('country', '=', route.country)
    .execute()
  return findTariff(rows, route)?.amount_cents ?? null
}

/**
 * Returns the price of each service in ten-thousandths of a euro per m3. Services without a price
 * are left out.
 */
export async function findServicePrices(db: Db): Promise<ReadonlyMap<Schemas['Service'], number>> {
  const rows = await db.selectFrom('service_prices').select(['service', 'price']).execute()
  return new Map(rows.map(({ service, price }) => [service, price]))
}

/** Capacity of a truck: kg of wood, and litres of space. */
const TRUCK = { kg: 24_000, litres: 90_000 }

/** Returns the litres of a wood that fill a truck, by weight or by space. */
export const computeFullTruckLitres = ({
  density_kg_m3,
}: Pick<Dimensions, 'density_kg_m3'>): number =>
  Math.min(TRUCK.litres, Math.floor((TRUCK.kg * 1000) / density_kg_m3))

type Tariff = Pick<Row<'tariffs'>, 'location' | 'country' | 'zip_prefix' | 'amount_cents'>

/** Returns the tariff with the longest matching zip prefix; null if there is none. */
export function findTariff<Kept extends Tariff>(
  tariffs: readonly Kept[],
  route: { location: string; country: string; zip_code: string },
): Kept | null {
  const zip = route.zip_code.replaceAll(/[\s-]/g, '').toUpperCase()
  const matching = tariffs.filter(
    (one) =>
      one.location === route.location &&
      one.country === route.country &&
      zip.startsWith(one.zip_prefix),
  )
  return matching.toSorted((a, b) => b.zip_prefix.length - a.zip_prefix.length)[0] ?? null
}

/**
 * Computes the delivered price: the FCA price plus the share of the truck's cost by m3.
 * @param fca per `unit`
 * @param truckLitres total litres in the truck
 * @returns per `unit`, with four decimals; null if the unit can't be converted to m3
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
  // Cents per litre times 100,000 is ten-thousandths of a euro per m3.
  const perM3 = Math.round((amountCents * 100_000) / truckLitres)
  const share = convertPriceUnit(fromTenThousandths(perM3), 'm3', unit, dimensions)
  return share && fromTenThousandths(toTenThousandths(fca) + toTenThousandths(share.price))
}

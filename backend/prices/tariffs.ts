import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { findTariff } from './dap-price'

/**
 * Returns the cost of a truck from a stock location to an address, in cents of euro; null without a
 * tariff.
 * @param way a UN/LOCODE, a country, and a zip code in any notation
 */
export async function findTariffAmount(
  db: Db,
  way: { location: string; country: string; zip_code: string },
): Promise<number | null> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('location', '=', way.location)
    .where('country', '=', way.country)
    .execute()
  return findTariff(rows, way)?.amount_cents ?? null
}

/**
 * Returns the price of each service in ten-thousandths of a euro per m3. Services without a price
 * are left out.
 */
export async function findServicePrices(db: Db): Promise<ReadonlyMap<Schemas['Service'], number>> {
  const rows = await db.selectFrom('service_prices').select(['service', 'price']).execute()
  return new Map(rows.map(({ service, price }) => [service, price]))
}

import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { findTariff } from './dap-price'

/**
 * What a truck costs from a stock location to an address, cents of euro; null where nobody has set it.
 * @param way a location by UN/LOCODE, a country, and a zip code however it is written
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

/** What each service costs, in ten-thousandths of a euro per m3; one that has no price is not there. */
export async function findServicePrices(db: Db): Promise<ReadonlyMap<Schemas['Service'], number>> {
  const rows = await db.selectFrom('service_prices').select(['service', 'price']).execute()
  return new Map(rows.map(({ service, price }) => [service, price]))
}

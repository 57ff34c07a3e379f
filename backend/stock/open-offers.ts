import { isVisibleCompany } from '../companies/company-permissions'
import type { Db } from '../db/tables'
import type { ScopedActor } from '../people/actor'

/** Selects open offers, of products and of packs, to companies that the user may see. */
export const visibleOffers = (db: Db, person: ScopedActor) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .where('offers.status', '=', 'open')
    .where(isVisibleCompany(person))

/** Returns the visible offers of products, with the location and pieces of an offered pack. */
export async function findOpenOffers(
  db: Db,
  person: ScopedActor,
  productIds: readonly string[],
): Promise<
  { product_id: string; lot_id: string | null; location: string | null; pcs: number | null }[]
> {
  if (productIds.length === 0) return []
  return visibleOffers(db, person)
    .leftJoin('lots', 'lots.id', 'offers.lot_id')
    .select(['offers.product_id', 'offers.lot_id', 'lots.location', 'lots.pcs'])
    .where('offers.product_id', 'in', productIds)
    .execute()
}

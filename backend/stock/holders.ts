import { sql } from 'kysely'
import type { Person, Schemas } from '../call'
import { canSeeCompany, isVisibleCompany } from '../companies/policy'
import type { Db } from '../db/tables'
import type { ScopedActor } from '../people/roles'

type Holder = Schemas['StockHolder']

/** A reserved pack and its holder. */
export type HeldPack = {
  lot_id: string
  product_id: string
  location: string
  pcs: number
  holder: Holder
}

/**
 * Returns the reserved packs of products with their holders. Companies that the user may not see
 * are left out of the holder.
 */
export async function findHeldPacks(
  db: Db,
  person: Person,
  productIds: readonly string[],
): Promise<HeldPack[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('lots')
    .leftJoin('basket_lines', 'basket_lines.id', 'lots.basket_line_id')
    .leftJoin('baskets', 'baskets.id', 'basket_lines.basket_id')
    .leftJoin('order_lines', 'order_lines.id', 'lots.order_line_id')
    .leftJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('companies', (join) =>
      join.on((eb) =>
        eb('companies.id', '=', eb.fn.coalesce('orders.company_id', 'baskets.company_id')),
      ),
    )
    .select([
      'lots.id as lot_id',
      'lots.product_id',
      'lots.location',
      'lots.pcs',
      'baskets.expires_at',
      'orders.id as order_id',
      'orders.number',
    ])
    .select([
      'companies.id as company_id',
      'companies.name',
      'companies.manager_id',
      'companies.country',
    ])
    .where('lots.product_id', 'in', productIds)
    // A literal, as in the index of reserved packs.
    .where(sql<boolean>`lots.status = 'reserved'`)
    .orderBy('lots.received_at')
    .orderBy('lots.id')
    .execute()
  return rows.map(
    ({
      lot_id,
      product_id,
      location,
      pcs,
      expires_at,
      order_id,
      number,
      company_id,
      name,
      manager_id,
      country,
    }) => {
      const isSeen =
        company_id !== null &&
        country !== null &&
        canSeeCompany(person, { id: company_id, manager_id, country })
      const holder: Holder = {
        company: isSeen ? { id: company_id, name: name ?? '' } : null,
        until: order_id === null ? expires_at : null,
        order: isSeen && order_id !== null ? { id: order_id, number: number ?? '' } : null,
        packs: 1,
      }
      return { lot_id, product_id, location, pcs, holder }
    },
  )
}

/** Merges packs of the same holder. */
export function mergeHolders(holders: readonly Holder[]): Holder[] {
  const all = new Map<string, Holder>()
  for (const holder of holders) {
    const key = `${holder.company?.id ?? ''} ${holder.until ?? ''} ${holder.order?.id ?? ''}`
    const existing = all.get(key)
    all.set(key, existing ? { ...existing, packs: existing.packs + holder.packs } : holder)
  }
  return [...all.values()]
}

/** Selects open offers, of products and of packs, to companies that the user may see. */
export const selectVisibleOffers = (db: Db, person: ScopedActor) =>
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
  return selectVisibleOffers(db, person)
    .leftJoin('lots', 'lots.id', 'offers.lot_id')
    .select(['offers.product_id', 'offers.lot_id', 'lots.location', 'lots.pcs'])
    .where('offers.product_id', 'in', productIds)
    .execute()
}

import type { Db, Row } from '../db/tables'
import { findProducts } from '../wood-lines/wood-products'
import { findForeignLineIds } from '../wood-lines/wood-rows'
import type { DealWrite } from './contract'
import type { StoredDeal } from './find-deal'

/** The records that a deal refers to, as far as they exist. */
export type DealReferences = {
  client: Row<'clients'> | null
  saleManager: Pick<Row<'people'>, 'id' | 'name' | 'role'> | null
  products: Awaited<ReturnType<typeof findProducts>>
  foreignLineIds: ReadonlySet<string>
}

/** @param kept the deal as it is stored, whose own line ids may be used again; null for a new one */
export async function loadDealReferences(
  db: Db,
  deal: DealWrite,
  kept: StoredDeal | null,
): Promise<DealReferences> {
  return {
    client:
      (await db
        .selectFrom('clients')
        .selectAll()
        .where('id', '=', deal.client_id)
        .executeTakeFirst()) ?? null,
    saleManager: await findSaleManager(db, deal.sale_manager_id),
    products: await findProducts(db, deal.lines, kept?.lines ?? []),
    foreignLineIds: await findForeignLineIds(db, 'deal_lines', deal.lines, kept?.lines ?? []),
  }
}

async function findSaleManager(db: Db, id: string): Promise<DealReferences['saleManager']> {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person ?? null
}

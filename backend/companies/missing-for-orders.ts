import type { Schemas } from '../call'
import type { Db } from '../db/tables'

/**
 * Returns what a company needs before its orders can be confirmed: its client and a sale manager.
 */
export async function findMissingForOrders(
  db: Db,
  companyId: string,
): Promise<Schemas['Company']['missing_for_orders']> {
  const client = await db
    .selectFrom('clients')
    .select('sale_manager_id')
    .where('portal_company_id', '=', companyId)
    .executeTakeFirst()
  if (!client) return ['client']
  return (await isSaleManager(db, client.sale_manager_id)) ? [] : ['sale_manager']
}

/** Returns active sale managers by name. */
export const findSaleManagers = (db: Db): Promise<Schemas['PersonRef'][]> =>
  db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', '=', 'sale_manager')
    .where('is_active', '=', 1)
    .orderBy('name_key')
    .orderBy('id')
    .execute()

/** True if the person is an active sale manager. */
export async function isSaleManager(db: Db, id: string | null): Promise<boolean> {
  if (id === null) return false
  return (
    (await db
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .where('role', '=', 'sale_manager')
      .where('is_active', '=', 1)
      .executeTakeFirst()) !== undefined
  )
}

import type { Schemas } from '../call'
import type { Db } from '../db/tables'

/** Returns the client linked to a company. */
export async function findClientRef(
  db: Db,
  companyId: string,
): Promise<Schemas['CompanyRef'] | null> {
  return (
    (await db
      .selectFrom('clients')
      .select(['id', 'name'])
      .where('portal_company_id', '=', companyId)
      .executeTakeFirst()) ?? null
  )
}

/** Links that client alone to the company. */
export async function linkClient(
  db: Db,
  companyId: string,
  clientId: string | null,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ portal_company_id: null })
    .where('portal_company_id', '=', companyId)
    .execute()
  if (clientId !== null)
    await db
      .updateTable('clients')
      .set({ portal_company_id: companyId })
      .where('id', '=', clientId)
      .execute()
}

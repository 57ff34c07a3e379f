import type { Schemas } from '../call'
import type { Db } from '../db/tables'

/** The client that a company is in the staff's documents. */
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

/** Makes that client the company's, and no other. */
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

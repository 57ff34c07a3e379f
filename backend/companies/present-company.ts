import type { Schemas, PersonCall } from '../call'
import type { Row, Db } from '../db/tables'
import { presentRecordHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { createPersonLookup } from '../people/person-refs'
import { getEditableCompanyFields, toCompanyWrite } from './schema'
import { companyPolicy, COMPANY_TRANSITIONS } from './policy'
import { findCompanyBlock } from './company-block'
import { sumSoldByCompany } from './sold-volume'
import { getBusinessDay } from '../business-day'

/** Returns the company as the staff member may see it. */
export async function presentCompany(
  call: PersonCall,
  row: Row<'companies'>,
): Promise<Schemas['Company']> {
  const { db, person } = call
  const toPersonRef = await createPersonLookup(db, [row.manager_id, row.created_by, row.updated_by])
  const client = await findClientRef(db, row.id)
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'password_hash', 'is_active'])
    .where('company_id', '=', row.id)
    .orderBy('name_key')
    .execute()
  return {
    ...presentRecordHead(row, toPersonRef),
    status: row.status,
    block: await findCompanyBlock(db, row),
    ...toCompanyWrite(row, client?.id ?? null),
    manager: toPersonRef(row.manager_id),
    client,
    missing_for_orders: await findMissingForOrders(db, row.id),
    people: people.map(({ password_hash, is_active, ...rest }) => ({
      ...rest,
      has_password: password_hash !== null,
      is_active: is_active === 1,
    })),
    sold_3_months_m3: (await sumSoldByCompany(db, [row.id], getBusinessDay(call)))(row.id),
    transitions: [...COMPANY_TRANSITIONS[row.status]],
    allowed_actions: getRecordActions(companyPolicy, person, row),
    editable_fields: getEditableCompanyFields(person),
  }
}

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

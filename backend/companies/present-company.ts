import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { recordHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { peopleNamed } from '../people/people-named'
import { editableFields } from './company-fields'
import { companyRecord } from './company-record'
import { companyWriteOf } from './company-row'
import { companySteps } from './company-steps'
import { blockOfCompany } from './company-block'
import { clientOf } from './linked-client'
import { missingForOrders } from './missing-for-orders'
import { soldByCompany } from './sold-volume'

/** The company as this person, who serves it, sees it. */
export async function presentCompany(
  { db, clock, person }: StaffCall,
  row: Row<'companies'>,
): Promise<Schemas['Company']> {
  const named = await peopleNamed(db, [row.manager_id, row.created_by, row.updated_by])
  const client = await clientOf(db, row.id)
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'password_hash', 'is_active'])
    .where('company_id', '=', row.id)
    .orderBy('name_key')
    .execute()
  return {
    ...recordHead(row, named),
    status: row.status,
    block: await blockOfCompany(db, row),
    ...companyWriteOf(row, client?.id ?? null),
    manager: named(row.manager_id),
    client,
    missing_for_orders: await missingForOrders(db, row.id),
    people: people.map(({ password_hash, is_active, ...rest }) => ({
      ...rest,
      has_password: password_hash !== null,
      is_active: is_active === 1,
    })),
    sold_3_months_m3: (await soldByCompany(db, [row.id], clock()))(row.id),
    transitions: [...companySteps[row.status]],
    allowed_actions: recordActions(companyRecord, person, row),
    editable_fields: editableFields(person),
  }
}

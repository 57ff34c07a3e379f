import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { presentRecordHead } from '../documents/record-head'
import { getRecordActions } from '../documents/record-policy'
import { findPersonRefs } from '../people/find-person-refs'
import { getEditableCompanyFields } from './company-fields'
import { companyPolicy } from './company-policy'
import { toCompanyWrite } from './company-row'
import { companySteps } from './company-steps'
import { findCompanyBlock } from './company-block'
import { findClientRef } from './linked-client'
import { findMissingForOrders } from './missing-for-orders'
import { sumSoldByCompany } from './sold-volume'

/** Returns the company as the staff member may see it. */
export async function presentCompany(
  { db, clock, person }: StaffCall,
  row: Row<'companies'>,
): Promise<Schemas['Company']> {
  const named = await findPersonRefs(db, [row.manager_id, row.created_by, row.updated_by])
  const client = await findClientRef(db, row.id)
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'password_hash', 'is_active'])
    .where('company_id', '=', row.id)
    .orderBy('name_key')
    .execute()
  return {
    ...presentRecordHead(row, named),
    status: row.status,
    block: await findCompanyBlock(db, row),
    ...toCompanyWrite(row, client?.id ?? null),
    manager: named(row.manager_id),
    client,
    missing_for_orders: await findMissingForOrders(db, row.id),
    people: people.map(({ password_hash, is_active, ...rest }) => ({
      ...rest,
      has_password: password_hash !== null,
      is_active: is_active === 1,
    })),
    sold_3_months_m3: (await sumSoldByCompany(db, [row.id], clock()))(row.id),
    transitions: [...companySteps[row.status]],
    allowed_actions: getRecordActions(companyPolicy, person, row),
    editable_fields: getEditableCompanyFields(person),
  }
}

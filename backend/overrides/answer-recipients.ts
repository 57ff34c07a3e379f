import { findAccountManagerIds } from '../baskets/queries'
import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'

type AskedOverride = Pick<Row<'override_requests'>, 'record_kind' | 'record_id' | 'created_by'>

/**
 * Returns ids of the people who receive the answer: the record's owners, and the active requester
 * unless the record now belongs to a colleague.
 */
export async function findAnswerRecipientIds(
  db: Db,
  { record_kind, record_id, created_by }: AskedOverride,
): Promise<string[]> {
  const owners = await findOwnerIds(db, { kind: record_kind, id: record_id })
  const requester = await db
    .selectFrom('people')
    .select('role')
    .where('id', '=', created_by)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  const hasLostRecord =
    owners.length > 0 &&
    (requester?.role === 'sale_manager' || requester?.role === 'manager') &&
    !owners.includes(created_by)
  return [...owners, ...(requester && !hasLostRecord ? [created_by] : [])]
}

/** Cargo has no owner. */
async function findOwnerIds(db: Db, { kind, id }: Schemas['RecordLink']): Promise<string[]> {
  if (kind === 'deal') {
    const deal = await db
      .selectFrom('deals')
      .select('sale_manager_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [deal.sale_manager_id]
  }
  if (kind === 'supply') {
    const { purchase_manager_id } = await db
      .selectFrom('supplies')
      .select('purchase_manager_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return purchase_manager_id === null ? [] : [purchase_manager_id]
  }
  if (kind === 'order') {
    const company = await db
      .selectFrom('orders')
      .innerJoin('companies', 'companies.id', 'orders.company_id')
      .select(['companies.manager_id', 'companies.country'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow()
    return findAccountManagerIds(db, company)
  }
  return []
}

import type { Person } from '../call'
import { canSeeCompany } from '../companies/policy'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'

/** A stored order with its lines in order and its company. */
export type StoredOrder = {
  order: Row<'orders'>
  lines: Row<'order_lines'>[]
  company: Row<'companies'>
}

/**
 * Returns an order of a company in the caller's scope. @throws Problem 404 if it doesn't exist or
 * is out of scope
 */
export async function findOrder(db: Db, person: Person, id: string): Promise<StoredOrder> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const company =
    order &&
    (await db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', order.company_id)
      .executeTakeFirst())
  if (!order || !company || !canSeeCompany(person, company)) throw new Problem('not_found')
  return { order, company, lines: await findOrderLines(db, id) }
}

const findOrderLines = (db: Db, orderId: string): Promise<Row<'order_lines'>[]> =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

import { fold } from '@domain/readers/fold'
import { logChanges } from '../activity/activity'
import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import { toNextVersion } from '../documents/record-head'
import { findDealInvoices, listChargingInvoices } from './queries'

/** Names the valid invoices of a deal in its portal order, where the client reads them. */
export async function updateOrderInvoices(
  call: StaffCall,
  { id: dealId, portal_order_id }: Pick<Row<'deals'>, 'id' | 'portal_order_id'>,
): Promise<void> {
  if (portal_order_id === null) return
  const { db } = call
  const order = await db
    .selectFrom('orders')
    .select(['id', 'version', 'invoice', 'search_text'])
    .where('id', '=', portal_order_id)
    .executeTakeFirstOrThrow()
  const numbers = listChargingInvoices(await findDealInvoices(db, dealId)).map(
    ({ number }) => number,
  )
  const invoice = numbers.join(', ') || null
  if (invoice === order.invoice) return
  await db
    .updateTable('orders')
    .set({
      invoice,
      search_text: [order.search_text, ...numbers.map(fold)].join(' '),
      ...toNextVersion(call, order.version),
    })
    .where('id', '=', order.id)
    .execute()
  await logChanges(call, { kind: 'order', id: order.id }, [
    { field: 'invoice', line: null, from: order.invoice, to: invoice },
  ])
}

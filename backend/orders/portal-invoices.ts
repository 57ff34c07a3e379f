import type { Handler, Schemas } from '../call'
import { fromCents } from '../db/decimal-columns'
import { pick } from '../db/rows'
import type { Db } from '../db/tables'
import { createInvoicePaper } from '../invoices/papers/invoice-paper'
import { findDealInvoices } from '../invoices/queries'
import { composePaper } from '../papers/paper'
import { createPdfResponse } from '../papers/pdf-response'
import { Problem } from '../problems/problem'
import { requireOrder } from './queries'

/** Returns the invoices and credit notes of an order's deal, newest first. */
export async function findOrderInvoices(
  db: Db,
  dealId: string | null,
): Promise<Schemas['OrderInvoice'][]> {
  if (dealId === null) return []
  return (await findDealInvoices(db, dealId)).map((invoice) => ({
    ...pick(invoice, ['id', 'kind', 'number', 'issued_on', 'due_on', 'currency']),
    total: fromCents(invoice.total_cents),
    credited_by: invoice.credited_number,
  }))
}

/** Draws an invoice of the order's deal, in the language of the client. */
export const downloadOrderInvoice: Handler<'downloadOrderInvoice'> = async (call) => {
  const { db, person, path } = call
  const { order } = await requireOrder(db, person, path.id)
  if (order.deal_id === null) throw new Problem('not_found')
  const invoice = (await findDealInvoices(db, order.deal_id)).find(
    ({ id }) => id === path.invoice_id,
  )
  if (!invoice) throw new Problem('not_found')
  const definition = createInvoicePaper(invoice.kind)
  const subject = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', order.deal_id)
    .executeTakeFirstOrThrow()
  const version = (await definition.listVersions(call, subject)).find(
    ({ revision }) => revision === invoice.position,
  )
  if (!version) throw new Problem('not_found')
  return createPdfResponse(
    call,
    await composePaper(call, { name: invoice.kind, definition, subject, version }),
  )
}

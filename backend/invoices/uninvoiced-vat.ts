import type { StaffCall } from '../call'
import { computeReceivableNetCents } from '../client-deals/client-exposure'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { loadSettings } from '../settings/load-settings'
import { computeVat } from './rules/invoice-amounts'

/**
 * Returns the VAT that the part of a deal that is not invoiced will bear, in cents of its currency:
 * a client who prepays a proforma invoice pays it before the invoice.
 */
export async function findUninvoicedVatCents(
  { db }: Pick<StaffCall, 'db'>,
  deal: Row<'deals'>,
): Promise<number> {
  const { invoiced } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.sum<number | string | null>('net_cents').as('invoiced'))
    .where('deal_id', '=', deal.id)
    .executeTakeFirstOrThrow()
  const open = computeReceivableNetCents(deal) - Number(invoiced ?? 0)
  if (open <= 0) return 0
  const client = await db
    .selectFrom('clients')
    .select(['country', 'vat_code'])
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const { letterhead } = await loadSettings(db)
  const { vat } = computeVat(fromCents(open), {
    currency: deal.currency,
    seller_country: letterhead.country,
    client_vat_code: client.vat_code,
    destination_country: deal.port_of_discharge?.slice(0, 2) ?? client.country,
    exchange_rate: null,
  })
  return toCents(vat.amount)
}

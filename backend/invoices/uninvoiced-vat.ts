import { computeReceivableNetCents } from '../client-deals/client-exposure'
import { fromCents, toCents } from '../db/decimal-columns'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { loadSettings } from '../settings/load-settings'
import { findDestination } from './rules/find-destination'
import { computeVat } from './rules/invoice-amounts'

/**
 * Returns the VAT of the part not yet invoiced, in cents of the deal's currency, by deal id: a
 * client who prepays a proforma invoice pays it before the invoice.
 */
export async function findUninvoicedVatCents(
  db: Db,
  deals: readonly Row<'deals'>[],
): Promise<ReadonlyMap<string, number>> {
  const invoices = await inChunks(
    deals.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('invoices')
        .select(({ fn }) => ['deal_id', fn.sum<number | string>('net_cents').as('net')])
        .where('deal_id', 'in', ids)
        .groupBy('deal_id')
        .execute(),
  )
  const clients = await inChunks([...new Set(deals.map(({ client_id }) => client_id))], (ids) =>
    db.selectFrom('clients').select(['id', 'country', 'vat_code']).where('id', 'in', ids).execute(),
  )
  const invoiced = new Map(invoices.map(({ deal_id, net }) => [deal_id, Number(net)]))
  const byId = new Map(clients.map((client) => [client.id, client]))
  const { letterhead, reverse_charge_law } = await loadSettings(db)
  return new Map(
    deals.map((deal) => {
      const client = byId.get(deal.client_id)
      const open = computeReceivableNetCents(deal) - (invoiced.get(deal.id) ?? 0)
      if (!client || open <= 0) return [deal.id, 0]
      const { vat } = computeVat(fromCents(open), {
        currency: deal.currency,
        seller_country: letterhead.country,
        client_vat_code: client.vat_code,
        destination_country: findDestination(
          { kind: deal.transport_kind, port_of_discharge: deal.port_of_discharge },
          client.country,
        ),
        reverse_charge_law,
        exchange_rate: null,
      })
      return [deal.id, toCents(vat.amount)]
    }),
  )
}

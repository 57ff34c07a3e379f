import { fromCents, toCents, toCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findDealInvoices, findOpenCargos, listChargingInvoices } from '../invoices/queries'
import { listOpenCharges } from '../invoices/rules/open-charges'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { SHIPPED_DEAL_STATUSES } from '../statuses/deal-statuses'

type InvoicedColumns = Pick<
  Row<'deals'>,
  'invoiced_net_cents' | 'invoiced_net_eur_cents' | 'invoiced_vat_cents' | 'invoiced_vat_eur_cents'
>

/**
 * Returns the invoiced sums of deals, by id. Credit notes deduct theirs. The net amount is null
 * until all wood and charges of a shipped deal are invoiced.
 */
export async function sumInvoices(
  db: Db,
  deals: readonly Row<'deals'>[],
): Promise<ReadonlyMap<string, InvoicedColumns>> {
  const rows = await db
    .selectFrom('invoices')
    .select(({ fn }) => [
      'deal_id',
      fn.sum<number | string>('net_cents').as('net'),
      fn.sum<number | string>('vat_cents').as('vat'),
    ])
    .where(
      'deal_id',
      'in',
      deals.map(({ id }) => id),
    )
    .groupBy('deal_id')
    .execute()
  const sums = new Map(rows.map((row) => [row.deal_id, row]))
  const columns = new Map<string, InvoicedColumns>()
  for (const deal of deals) {
    const { net = 0, vat = 0 } = sums.get(deal.id) ?? {}
    const isComplete = sums.has(deal.id) && (await isInvoicedCompletely(db, deal))
    columns.set(deal.id, toColumns(deal, isComplete ? Number(net) : null, Number(vat)))
  }
  return columns
}

function toColumns(deal: Row<'deals'>, net: number | null, vat: number): InvoicedColumns {
  const toEuro = (cents: number) => convertDocumentAmount(deal, fromCents(cents))
  return {
    invoiced_net_cents: net,
    invoiced_net_eur_cents: net === null ? null : toCentsOrNull(toEuro(net)),
    invoiced_vat_cents: vat,
    invoiced_vat_eur_cents: toCents(toEuro(vat) ?? '0.00'),
  }
}

async function isInvoicedCompletely(db: Db, deal: Row<'deals'>): Promise<boolean> {
  if (!SHIPPED_DEAL_STATUSES.includes(deal.status)) return false
  if ((await findOpenCargos(db, deal.id)).length > 0) return false
  const charges = parseJson(deal.charges)
  if (charges.length === 0) return true
  const invoices = listChargingInvoices(await findDealInvoices(db, deal.id))
  return listOpenCharges(charges, invoices).every(
    ({ invoice, is_always_charged: isAlwaysCharged }) => isAlwaysCharged || invoice !== null,
  )
}

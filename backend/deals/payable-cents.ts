import { computeReceivableCents } from '../client-deals/client-exposure'
import type { Db, Row } from '../db/tables'
import { findUninvoicedVatCents } from '../invoices/uninvoiced-vat'

/** Returns the cents that the client owes; below zero if more was paid. */
export const computeUnpaidCents = (
  deal: Parameters<typeof computeReceivableCents>[0] & Pick<Row<'deals'>, 'paid_cents'>,
): number => computeReceivableCents(deal) - deal.paid_cents

/**
 * Returns the cents that can still be recorded as paid, by deal id: what the client owes, and the
 * VAT of the part not yet invoiced. Below zero if more was paid.
 */
export async function findPayableCents(
  db: Db,
  deals: readonly Row<'deals'>[],
): Promise<ReadonlyMap<string, number>> {
  const vat = await findUninvoicedVatCents(db, deals)
  return new Map(deals.map((deal) => [deal.id, computeUnpaidCents(deal) + (vat.get(deal.id) ?? 0)]))
}

import { applyPayments, computeInstalments, type Shipment } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import { computeReceivableCents, isSold } from '../client-deals/client-exposure'
import { fromCents, toCentsOrNull } from '../db/decimal-columns'
import { groupBy, insertRows, rowsEqual } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { toPaymentTerms } from '../documents/terms'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { DELIVERED_CARGO_STATUSES, DEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'
import { SHIPPED_DEAL_STATUSES } from '../statuses/deal-statuses'

/**
 * Recalculates the instalments of deals, and the due day of the oldest unpaid one. The payments and
 * the receivable must be up to date.
 */
export async function recalculateInstalments(
  db: Db,
  deals: readonly Row<'deals'>[],
): Promise<void> {
  if (deals.length === 0) return
  const ids = deals.map(({ id }) => id)
  const stored = groupBy(
    await db
      .selectFrom('deal_instalments')
      .selectAll()
      .where('deal_id', 'in', ids)
      .orderBy('position')
      .execute(),
    ({ deal_id }) => deal_id,
  )
  const shipments = await findShipments(db, ids)
  for (const deal of deals) {
    const rows = createInstalmentRows(deal, shipments.get(deal.id) ?? [])
    if (!rowsEqual(stored.get(deal.id) ?? [], rows)) {
      await db.deleteFrom('deal_instalments').where('deal_id', '=', deal.id).execute()
      await insertRows(db, 'deal_instalments', rows)
    }
    const unpaid_due_on = rows.find(({ unpaid_cents }) => unpaid_cents > 0)?.due_on ?? null
    if (unpaid_due_on !== deal.unpaid_due_on)
      await db.updateTable('deals').set({ unpaid_due_on }).where('id', '=', deal.id).execute()
  }
}

function createInstalmentRows(
  deal: Row<'deals'>,
  shipments: readonly Shipment[],
): Row<'deal_instalments'>[] {
  if (!isSold(deal.status)) return []
  const departed = shipments.reduce((sum, { litres }) => sum + litres, 0)
  const hasDeparted = SHIPPED_DEAL_STATUSES.includes(deal.status)
  const receivable = { cents: computeReceivableCents(deal), currency: deal.currency }
  const instalments = computeInstalments(toPaymentTerms(deal), receivable, {
    confirmedOn: deal.confirmed_at && toBusinessDay(deal.confirmed_at),
    shipments,
    restLitres: hasDeparted ? 0 : Math.max(0, deal.volume_l - departed),
  })
  return applyPayments(instalments, deal.paid_cents).map(({ due_on, cents, unpaidCents }, i) => ({
    deal_id: deal.id,
    position: i + 1,
    due_on,
    amount_cents: cents,
    unpaid_cents: unpaidCents,
    unpaid_eur_cents: toCentsOrNull(convertDocumentAmount(deal, fromCents(unpaidCents))),
  }))
}

const toBusinessDay = (moment: string): string => getBusinessDay({ clock: () => new Date(moment) })

/** Returns the departed cargo of each deal, the first to depart first. */
async function findShipments(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, Shipment[]>> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select(({ fn }) => [
      'deal_id',
      'cargo_id',
      'status',
      'atd',
      'ata',
      fn.sum<number | string>('litres').as('litres'),
    ])
    .where('deal_id', 'in', dealIds)
    .where('status', 'in', DEPARTED_CARGO_STATUSES)
    .where('atd', 'is not', null)
    .groupBy(['deal_id', 'cargo_id', 'status', 'atd', 'ata'])
    .orderBy('atd')
    .orderBy('cargo_id')
    .execute()
  const invoices = await findFirstInvoices(db, dealIds)
  return new Map(
    [...groupBy(loads, ({ deal_id }) => deal_id)].map(([id, cargos]) => [
      id,
      cargos.map(({ cargo_id, status, atd, ata, litres }) => ({
        litres: Number(litres),
        departedOn: atd ?? '',
        deliveredOn: DELIVERED_CARGO_STATUSES.includes(status) ? ata : null,
        invoice: invoices.get(`${id} ${cargo_id}`) ?? null,
      })),
    ]),
  )
}

/** Returns the first valid invoice by deal and cargo. */
async function findFirstInvoices(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Shipment['invoice']>>> {
  const invoices = await db
    .selectFrom('invoices')
    .select(['deal_id', 'cargo_id', 'issued_on', 'due_on'])
    .where('deal_id', 'in', dealIds)
    .where('kind', '=', 'invoice')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as notes')
            .select('notes.id')
            .whereRef('notes.credits_id', '=', 'invoices.id'),
        ),
      ),
    )
    .orderBy('position', 'desc')
    .execute()
  return new Map(
    invoices.map(({ deal_id, cargo_id, issued_on, due_on }) => [
      `${deal_id} ${cargo_id}`,
      { issuedOn: issued_on, dueOn: due_on },
    ]),
  )
}

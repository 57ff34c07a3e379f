import { applyPayments, computeInstalments, type Shipment } from '@domain/money'
import { computeReceivableNetCents, isSold } from '../client-deals/client-exposure'
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
  const shipped = shipments.reduce((sum, { litres }) => sum + litres, 0)
  const hasDeparted = SHIPPED_DEAL_STATUSES.includes(deal.status)
  const net = { cents: computeReceivableNetCents(deal), currency: deal.currency }
  const instalments = computeInstalments(toPaymentTerms(deal), net, {
    confirmedOn: deal.confirmed_on,
    shipments,
    restLitres: hasDeparted ? 0 : Math.max(0, deal.volume_l - shipped),
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

/** Returns the invoiced and the departed wood of each deal, by cargo, the first to depart first. */
async function findShipments(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, Shipment[]>> {
  const shipments = [
    ...(await findInvoicedShipments(db, dealIds)),
    ...(await findDepartedShipments(db, dealIds)),
  ].toSorted((a, b) => (a.departedOn ?? '9999').localeCompare(b.departedOn ?? '9999'))
  return groupBy(shipments, ({ deal_id }) => deal_id)
}

type DealShipment = Shipment & { deal_id: string }

/** Returns the invoices that are not credited. */
async function findInvoicedShipments(db: Db, dealIds: readonly string[]): Promise<DealShipment[]> {
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      'deal_id',
      'cargos.status',
      'atd',
      'ata',
      'issued_on',
      'due_on',
      'net_cents',
      'vat_cents',
    ])
    .select(({ selectFrom }) =>
      selectFrom('invoice_loads')
        .select(({ fn }) => fn.sum<number | string>('litres').as('litres'))
        .whereRef('invoice_id', '=', 'invoices.id')
        .as('litres'),
    )
    .where('deal_id', 'in', dealIds)
    .where('invoices.kind', '=', 'invoice')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as notes')
            .select('notes.id')
            .whereRef('notes.credits_id', '=', 'invoices.id'),
        ),
      ),
    )
    .orderBy('position')
    .execute()
  return invoices.map((row) => ({
    ...toShipment(row),
    invoice: {
      issuedOn: row.issued_on,
      dueOn: row.due_on,
      netCents: row.net_cents,
      vatCents: row.vat_cents,
    },
  }))
}

/** Returns the departed wood that is not invoiced. */
async function findDepartedShipments(db: Db, dealIds: readonly string[]): Promise<DealShipment[]> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .leftJoin('invoice_loads', 'load_id', 'cargo_loads.id')
    .select(({ fn }) => [
      'deal_id',
      'cargo_id',
      'status',
      'atd',
      'ata',
      fn.sum<number | string>('cargo_loads.litres').as('litres'),
    ])
    .where('deal_id', 'in', dealIds)
    .where('load_id', 'is', null)
    .where('status', 'in', DEPARTED_CARGO_STATUSES)
    .where('atd', 'is not', null)
    .groupBy(['deal_id', 'cargo_id', 'status', 'atd', 'ata'])
    .orderBy('cargo_id')
    .execute()
  return loads.map((row) => ({ ...toShipment(row), invoice: null }))
}

type ShippedRow = Pick<Row<'cargos'>, 'status' | 'atd' | 'ata'> & {
  deal_id: string
  litres: number | string | null
}

const toShipment = ({ deal_id, litres, status, atd, ata }: ShippedRow) => ({
  deal_id,
  litres: Number(litres ?? 0),
  departedOn: DEPARTED_CARGO_STATUSES.includes(status) ? atd : null,
  deliveredOn: DELIVERED_CARGO_STATUSES.includes(status) ? ata : null,
})

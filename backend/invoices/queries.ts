import type { Schemas } from '../call'
import { computeLoadCounts } from '../cargos/rules/compute-load'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findLoadPacks } from '../packs/named-packs'
import type { ChargingInvoice } from './rules/open-charges'
import { sumInvoicedLines, type InvoicedLoad, type InvoicedSums } from './rules/invoice-lines'
import { DEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/** Statuses of a cargo whose wood can be invoiced: its loads no longer change. */
export const INVOICEABLE_STATUSES: readonly Schemas['CargoStatus'][] = [
  'sealed',
  ...DEPARTED_CARGO_STATUSES,
]

/**
 * Returns the loads of a deal in cargos that can be invoiced and are not invoiced yet. A canceled
 * deal has none.
 */
const selectOpenLoads = (db: Db, dealId: string) =>
  db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .leftJoin('invoice_loads', 'invoice_loads.load_id', 'cargo_loads.id')
    .where('cargo_loads.deal_id', '=', dealId)
    .where('deals.status', '!=', 'canceled')
    .where('cargos.status', 'in', INVOICEABLE_STATUSES)
    .where('invoice_loads.load_id', 'is', null)

/** Returns the cargos with wood of a deal that can be invoiced, oldest first. */
export async function findOpenCargos(db: Db, dealId: string): Promise<Schemas['OpenCargo'][]> {
  const rows = await selectOpenLoads(db, dealId)
    .select(['cargos.id', 'cargos.number', 'cargos.status', 'cargos.atd'])
    .select(({ fn }) => fn.sum<number>('cargo_loads.litres').as('litres'))
    .groupBy(['cargos.id', 'cargos.number', 'cargos.number_key', 'cargos.status', 'cargos.atd'])
    .orderBy('cargos.number_key')
    .execute()
  return rows.map(({ atd, litres, ...cargo }) => ({
    ...cargo,
    departed_on: atd,
    volume_m3: fromLitres(litres),
  }))
}

/** Returns the loads of a deal in a cargo that can be invoiced, in the order of the cargo. */
export async function findOpenLoads(
  db: Db,
  dealId: string,
  cargoId: string,
): Promise<InvoicedLoad[]> {
  const rows = await selectOpenLoads(db, dealId)
    .innerJoin('supply_lines', 'supply_lines.id', 'cargo_loads.supply_line_id')
    .selectAll('cargo_loads')
    .select('supply_lines.specification')
    .where('cargo_loads.cargo_id', '=', cargoId)
    .orderBy('cargo_loads.position')
    .execute()
  const getPacks = await findLoadPacks(db, rows)
  return rows.map((row) => {
    const specification = parseJson(row.specification)
    const { litres, packs, lot_pcs } = row
    const counts = computeLoadCounts({ litres, packs, pcs: lot_pcs }, row, specification)
    return {
      id: row.id,
      deal_line_id: row.deal_line_id,
      specification,
      litres,
      packs,
      pcs: counts.pcs,
      net_kg: row.counted_net_kg,
      gross_kg: row.counted_gross_kg,
      named: getPacks(row),
    }
  })
}

/** An invoice or a credit note, with the credit note that cancels it. */
export type InvoiceRow = Row<'invoices'> & {
  deal_number: string
  cargo_number: string
  sale_manager_id: string
  credited_id: string | null
  credited_number: string | null
}

/** Query for invoices with the columns that they are presented with. */
export const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('deals', 'deals.id', 'invoices.deal_id')
    .innerJoin('cargos', 'cargos.id', 'invoices.cargo_id')
    .leftJoin('invoices as credit_notes', 'credit_notes.credits_id', 'invoices.id')
    .selectAll('invoices')
    .select([
      'deals.number as deal_number',
      'deals.sale_manager_id',
      'cargos.number as cargo_number',
      'credit_notes.id as credited_id',
      'credit_notes.number as credited_number',
    ])

/** Returns the invoices and credit notes of a deal, newest first. */
export const findDealInvoices = (db: Db, dealId: string): Promise<InvoiceRow[]> =>
  selectInvoices(db)
    .where('invoices.deal_id', '=', dealId)
    .orderBy('invoices.position', 'desc')
    .execute()

/** Returns the invoices of a deal that are not credited, oldest first, with their charges. */
export const listChargingInvoices = (invoices: readonly InvoiceRow[]): ChargingInvoice[] =>
  listValidInvoices(invoices).map(({ id, number, document }) => ({
    id,
    number,
    charges: parseJson(document).charges.map(({ charge }) => charge),
  }))

/** Returns what the invoices of a deal that are not credited have of its lines, by their ids. */
export const findInvoicedLines = (
  invoices: readonly InvoiceRow[],
): ReadonlyMap<string, InvoicedSums> =>
  sumInvoicedLines(
    listValidInvoices(invoices).map(({ number, document }) => ({
      number,
      lines: parseJson(document).lines,
    })),
  )

const listValidInvoices = (invoices: readonly InvoiceRow[]): InvoiceRow[] =>
  invoices
    .filter(({ kind, credited_id }) => kind === 'invoice' && credited_id === null)
    .toReversed()

/** True if a deal has an invoice that is not credited. */
export const isDealInvoiced = async (db: Db, dealId: string): Promise<boolean> =>
  listValidInvoices(await findDealInvoices(db, dealId)).length > 0

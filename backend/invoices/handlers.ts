import { fold } from '@domain/text/fold'
import { logChanges, recordActivity } from '../activity/activity'
import { getBusinessDay, getBusinessYear } from '../business-day'
import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { toCents } from '../db/decimal-columns'
import { takeNextNumber } from '../db/document-numbers'
import { parseJson, toJson } from '../db/rows'
import { recordChanges } from '../db/unit-of-work'
import type { Db, Row } from '../db/tables'
import type { StoredInvoice } from '../db/tables/invoices'
import { requireDeal, requireDealRow } from '../deals/queries'
import { canRepresentDeal } from '../deals/rules/permissions'
import { toDealTerms } from '../deals/schema'
import { assertVersion, toNextVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { createNotFoundProblem, Problem } from '../problems/problem'
import { toOrderSearchText } from '../orders/order-search-text'
import { loadSettings } from '../settings/load-settings'
import { listInvoiceLines, listInvoices } from './list-invoices'
import { prepareInvoice } from './prepare-invoice'
import { presentInvoices } from './present-invoices'
import { findDealInvoices, findOpenCargos, listChargingInvoices, selectInvoices } from './queries'
import { listOpenCharges } from './rules/open-charges'

const listDealInvoices: Handler<'listDealInvoices'> = async (call) => {
  const { db, person, path } = call
  const deal = await requireDealRow(db, person, path.id)
  const rows = await findDealInvoices(db, deal.id)
  const cargos = await findOpenCargos(db, deal.id)
  return {
    items: await presentInvoices(call, rows),
    cargos,
    charges: listOpenCharges(toDealTerms(deal).charges, listChargingInvoices(rows)),
    can_issue: canInvoice(call, deal) && cargos.length > 0,
  }
}

const canInvoice = ({ person }: Pick<PersonCall, 'person'>, deal: Row<'deals'>): boolean =>
  canRepresentDeal(person, { saleManagerId: deal.sale_manager_id })

/**
 * Finds a deal that the user may invoice.
 * @throws Problem 403, 404
 */
async function requireInvoicedDeal(call: PersonCall, id: string) {
  const record = await requireDeal(call.db, call.person, id)
  if (!canInvoice(call, record.deal)) throw new Problem('forbidden')
  return record
}

const previewInvoice: Handler<'previewInvoice'> = async (call) => {
  const record = await requireInvoicedDeal(call, call.path.id)
  const { document, goods, missing } = await prepareInvoice(call, record, call.body)
  const { lines, charges, currency, net, vat, vat_eur, total, due_on } = document
  return {
    lines,
    charges,
    currency,
    goods,
    net,
    vat_rule: vat.rule,
    vat_rate: vat.rate,
    vat: vat.amount,
    vat_eur: vat_eur?.amount ?? null,
    total,
    due_on,
    destination_country: document.destination_country,
    missing,
  }
}

const issueInvoice: Handler<'issueInvoice'> = async (call) => {
  const { db, path, body, version } = call
  const record = await requireInvoicedDeal(call, path.id)
  assertVersion(version, record.deal.version)
  const { document, loads, missing } = await prepareInvoice(call, record, body)
  if (missing.length > 0) throw Problem.missing(...missing)
  const invoice = await storeInvoice(call, record.deal, {
    kind: 'invoice',
    cargo_id: body.cargo_id,
    credits_id: null,
    document,
  })
  await db
    .insertInto('invoice_loads')
    .values(
      loads.map(({ id, deal_line_id, litres }) => ({
        load_id: id,
        invoice_id: invoice.id,
        deal_line_id,
        litres,
      })),
    )
    .execute()
  await updateOrderInvoices(call, record.deal)
  await logInvoice(call, {
    dealId: record.deal.id,
    kind: 'invoice_issued',
    values: [
      ['invoice', invoice.number],
      ['total', `${document.total} ${document.currency}`],
    ],
  })
  return requirePresentedInvoice(call, invoice.id)
}

const creditInvoice: Handler<'creditInvoice'> = async (call) => {
  const { db, path, body } = call
  const invoice = await selectInvoices(db)
    .where('invoices.id', '=', path.id)
    .executeTakeFirstOrThrow(createNotFoundProblem)
  const deal = await requireDealRow(db, call.person, invoice.deal_id)
  if (!canInvoice(call, deal)) throw new Problem('forbidden')
  if (invoice.kind === 'credit_note' || invoice.credited_id !== null)
    throw new Problem('not_allowed_now')
  const document = parseJson(invoice.document)
  const { number, issued_on } = invoice
  const today = getBusinessDay(call)
  const creditNote = await storeInvoice(call, deal, {
    kind: 'credit_note',
    cargo_id: invoice.cargo_id,
    credits_id: invoice.id,
    document: {
      ...document,
      issued_on: today,
      due_on: today,
      credit: { number, issued_on, reason: body.reason },
    },
  })
  await db.deleteFrom('invoice_loads').where('invoice_id', '=', invoice.id).execute()
  await updateOrderInvoices(call, deal)
  await logInvoice(call, {
    dealId: deal.id,
    kind: 'invoice_credited',
    values: [
      ['invoice', number],
      ['credit_note', creditNote.number],
    ],
    reason: body.reason,
  })
  return requirePresentedInvoice(call, creditNote.id)
}

type NewInvoice = Pick<Row<'invoices'>, 'kind' | 'cargo_id' | 'credits_id'> & {
  document: StoredInvoice
}

/** Stores an invoice under the next number of its year. */
async function storeInvoice(
  call: PersonCall,
  deal: Row<'deals'>,
  { document, ...invoice }: NewInvoice,
): Promise<{ id: string; number: string }> {
  const { db, clock, random, person } = call
  const { number, number_key } = await takeInvoiceNumber(db, getBusinessYear(call))
  const id = createId(random)
  const sign = invoice.kind === 'invoice' ? 1 : -1
  await db
    .insertInto('invoices')
    .values({
      ...invoice,
      id,
      number,
      number_key,
      deal_id: deal.id,
      position: await findNextPosition(db, deal.id),
      client_id: deal.client_id,
      client_name: document.client.name,
      client_key: fold(document.client.name),
      issued_on: document.issued_on,
      due_on: document.due_on,
      issued_at: clock().toISOString(),
      issued_by: person.id,
      currency: document.currency,
      net_cents: sign * toCents(document.net),
      vat_cents: sign * toCents(document.vat.amount),
      total_cents: sign * toCents(document.total),
      document: toJson({ ...document, number }),
    })
    .execute()
  recordChanges(db, { deals: [deal.id] })
  return { id, number }
}

/** Takes the next fiscal number of a year, with the prefix of the settings: "TD-2026-0042". */
async function takeInvoiceNumber(
  db: Db,
  year: number,
): Promise<Pick<Row<'invoices'>, 'number' | 'number_key'>> {
  const { invoice_prefix } = await loadSettings(db)
  const { number, key } = await takeNextNumber(db, 'I', year)
  return { number: invoice_prefix + number.slice('I-'.length), number_key: key }
}

async function findNextPosition(db: Db, dealId: string): Promise<number> {
  const { last } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

const logInvoice = (
  call: PersonCall,
  {
    dealId,
    kind,
    values,
    reason = null,
  }: {
    dealId: string
    kind: 'invoice_issued' | 'invoice_credited'
    values: readonly (readonly [field: string, value: string])[]
    reason?: string | null | undefined
  },
): Promise<void> =>
  recordActivity(call, {
    record: { kind: 'deal', id: dealId },
    personId: call.person.id,
    kind,
    changes: values.map(([field, to]) => ({ field, line: null, from: null, to })),
    reason,
  })

async function requirePresentedInvoice(call: PersonCall, id: string): Promise<Schemas['Invoice']> {
  const rows = await selectInvoices(call.db).where('invoices.id', '=', id).execute()
  const [invoice] = await presentInvoices(call, rows)
  if (!invoice) throw new Problem('not_found')
  return invoice
}

export const invoiceHandlers = {
  listDealInvoices,
  previewInvoice,
  issueInvoice,
  creditInvoice,
  listInvoices,
  listInvoiceLines,
} satisfies Partial<Handlers>

/** Names the valid invoices of a deal in its portal order, where the client reads them. */
async function updateOrderInvoices(
  call: PersonCall,
  { id: dealId, portal_order_id }: Pick<Row<'deals'>, 'id' | 'portal_order_id'>,
): Promise<void> {
  if (portal_order_id === null) return
  const { db } = call
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', portal_order_id)
    .executeTakeFirstOrThrow()
  const numbers = listChargingInvoices(await findDealInvoices(db, dealId)).map(
    ({ number }) => number,
  )
  const invoice = numbers.join(', ') || null
  if (invoice === order.invoice) return
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_name', 'specification'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  await db
    .updateTable('orders')
    .set({
      invoice,
      search_text: toOrderSearchText({ ...order, invoice }, lines),
      ...toNextVersion(call, order.version),
    })
    .where('id', '=', order.id)
    .execute()
  await logChanges(call, { kind: 'order', id: order.id }, [
    { field: 'invoice', line: null, from: order.invoice, to: invoice },
  ])
}

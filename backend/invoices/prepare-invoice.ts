import { getPartnerLanguage } from '@domain/languages'
import { findCountryErrors } from '@domain/rules/terms-rules'
import { splitInvoice } from '@domain/money'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import type { InvoicedPart, InvoicedTransport, StoredInvoice } from '../db/tables/invoices'
import type { StoredDeal } from '../deals/queries'
import { toDealLineWrite, toDealTerms, toServiceCharge } from '../deals/schema'
import { parseJson, pick } from '../db/rows'
import { findDailyRate } from '../exchange-rates/daily-rates'
import { loadPrintedTexts } from '../papers/printed-texts'
import { Problem } from '../problems/problem'
import { loadSettings } from '../settings/load-settings'
import { findBankAccount } from './papers/bank-account'
import {
  findDealInvoices,
  findInvoicedLines,
  findOpenLoads,
  INVOICEABLE_STATUSES,
  listChargingInvoices,
} from './queries'
import { findDestination } from './rules/find-destination'
import { computeDueDay, computeInvoiceAmounts } from './rules/invoice-amounts'
import {
  createInvoiceLine,
  type InvoicedDealLine,
  type InvoicedLoad,
  type InvoicedSums,
} from './rules/invoice-lines'
import { listOpenCharges } from './rules/open-charges'
import { DELIVERED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/** An invoice that can be issued if nothing is missing. Its number is still open. */
export type PreparedInvoice = {
  document: StoredInvoice
  goods: string
  loads: readonly InvoicedLoad[]
  missing: Schemas['InvoiceNeed'][]
}

/**
 * Composes the invoice of a deal's wood in a cargo.
 * @throws Problem 409 for a cargo or charge that can't be invoiced now, 422 for an unknown one
 */
export async function prepareInvoice(
  call: Pick<PersonCall, 'db' | 'clock' | 'timeZone'>,
  record: StoredDeal,
  body: Schemas['InvoiceWrite'],
): Promise<PreparedInvoice> {
  const { db } = call
  const { deal } = record
  assertKnownCountry(body.destination_country)
  const terms = toDealTerms(deal)
  const cargo = await requireInvoiceableCargo(call, body.cargo_id)
  const loads = await findOpenLoads(db, deal.id, cargo.id)
  if (loads.length === 0) throw new Problem('not_allowed_now')
  const { letterhead, reverse_charge_law } = await loadSettings(db)
  const { client, saleManager } = await findParties(call, deal)
  const issued_on = getBusinessDay(call)
  const lines = await createLines(call, record, loads)
  const destination_country = body.destination_country ?? findDestination(cargo, client.country)
  const { goods, net, vat, vat_eur, total, charges, missing } = computeInvoiceAmounts(
    lines.filter((line) => line !== null),
    await findCharges(call, deal.id, terms.charges, body.charges),
    {
      currency: deal.currency,
      seller_country: letterhead.country,
      client_vat_code: client.vat_code,
      destination_country,
      reverse_charge_law,
      exchange_rate:
        (await findDailyRate(db, deal.currency, issued_on))?.rate ?? deal.exchange_rate,
    },
  )
  const needs: Record<Schemas['InvoiceNeedCode'], boolean> = {
    seller_vat_code: letterhead.vat_code === null,
    client_address: !client.address,
    price: lines.includes(null),
    exchange_rate: missing.includes('exchange_rate'),
    home_vat_rate: missing.includes('home_vat_rate'),
    // Only a credit note is below zero.
    total: total.startsWith('-'),
  }
  return {
    goods,
    loads,
    missing: Object.entries(needs)
      .filter(([, isMissing]) => isMissing)
      .map(([code]) => ({ code: code as Schemas['InvoiceNeedCode'] })),
    document: {
      number: '',
      deal_number: deal.number,
      cargo_number: cargo.number,
      printed: await loadPrintedTexts(db, 'invoice', getPartnerLanguage(client)),
      bank_account: findBankAccount(letterhead, deal.currency),
      client,
      sale_manager: saleManager,
      issued_on,
      due_on: computeDueDay(terms.payment_terms, issued_on),
      instalments: splitTotal({ deal, cargo, issued_on, total }),
      terms: pick(terms, ['customer_reference', 'incoterms', 'payment_terms', 'destination']),
      transport: toTransport(cargo),
      currency: deal.currency,
      lines: lines.filter((line) => line !== null),
      charges,
      net,
      vat,
      vat_eur,
      total,
      destination_country,
      credit: null,
    },
  }
}

/** Splits the total of an invoice into the parts of the deal's payment terms. */
const splitTotal = (invoice: {
  deal: Row<'deals'>
  cargo: Row<'cargos'>
  issued_on: string
  total: string
}): InvoicedPart[] => {
  const { deal, cargo } = invoice
  const total = { cents: toCents(invoice.total), currency: deal.currency }
  return splitInvoice(toDealTerms(deal).payment_terms, total, {
    issuedOn: invoice.issued_on,
    confirmedOn: deal.confirmed_on,
    departedOn: cargo.atd,
    deliveredOn: DELIVERED_CARGO_STATUSES.includes(cargo.status) ? cargo.ata : null,
  }).map(({ cents, ...part }) => ({ ...part, amount: fromCents(cents) }))
}

/**
 * Asserts that a country exists.
 * @throws Problem 422
 */
function assertKnownCountry(country: string | null): void {
  const errors = country === null ? [] : findCountryErrors({ country })
  if (errors.length > 0)
    throw Problem.invalid(...errors.map((error) => ({ ...error, pointer: '/destination_country' })))
}

/**
 * Returns a cargo that can be invoiced.
 * @throws Problem 422 for an unknown cargo, 409 before it is sealed
 */
async function requireInvoiceableCargo(
  { db }: Pick<PersonCall, 'db'>,
  id: string,
): Promise<Row<'cargos'>> {
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) throw Problem.invalid({ pointer: '/cargo_id', code: 'not_found' })
  if (!INVOICEABLE_STATUSES.includes(cargo.status)) throw new Problem('not_allowed_now')
  return cargo
}

async function findParties({ db }: Pick<PersonCall, 'db'>, deal: Row<'deals'>) {
  return {
    client: await db
      .selectFrom('clients')
      .select(['name', 'country', 'language', 'company_code', 'vat_code', 'address'])
      .where('id', '=', deal.client_id)
      .executeTakeFirstOrThrow(),
    saleManager: await db
      .selectFrom('people')
      .select(['name', 'email'])
      .where('id', '=', deal.sale_manager_id)
      .executeTakeFirstOrThrow(),
  }
}

/** Returns the lines of the loads in the order of the deal; null for one that can't be priced. */
async function createLines(
  { db }: Pick<PersonCall, 'db'>,
  { deal, lines }: StoredDeal,
  loads: readonly InvoicedLoad[],
) {
  const invoiced = findInvoicedLines(await findDealInvoices(db, deal.id))
  return lines.flatMap((line) => {
    const own = loads.filter(({ deal_line_id }) => deal_line_id === line.id)
    if (own.length === 0) return []
    return [createInvoiceLine(toInvoicedLine(line, invoiced.get(line.id)), own, deal.currency)]
  })
}

function toInvoicedLine(
  line: Row<'deal_lines'>,
  invoiced: InvoicedSums | undefined,
): InvoicedDealLine {
  const { certification, remark, price, price_unit, discount } = toDealLineWrite(line)
  const service = toServiceCharge(line)
  return {
    id: line.id,
    product_name: line.product_name,
    specification: parseJson(line.specification),
    certification,
    remark,
    price: price ?? '0.00',
    price_unit,
    discount,
    service: service && pick(service, ['service', 'price']),
    litres: line.volume_l,
    invoiced_litres: invoiced?.litres ?? 0,
    invoiced_discount_cents: invoiced?.discount_cents ?? 0,
  }
}

/**
 * Returns the charges of an invoice: the chosen ones and all percentages.
 * @throws Problem 422 for an unknown charge, 409 for one that is invoiced
 */
async function findCharges(
  { db }: Pick<PersonCall, 'db'>,
  dealId: string,
  charges: readonly Schemas['Charge'][],
  chosen: readonly number[],
): Promise<Schemas['Charge'][]> {
  const all = listOpenCharges(charges, listChargingInvoices(await findDealInvoices(db, dealId)))
  for (const [i, position] of chosen.entries()) {
    const found = all.find((one) => one.position === position)
    if (!found) throw Problem.invalid({ pointer: `/charges/${i}`, code: 'not_found' })
    if (found.invoice) throw new Problem('not_allowed_now')
  }
  return all
    .filter(({ position, is_always_charged }) => is_always_charged || chosen.includes(position))
    .map(({ charge }) => charge)
}

const toTransport = (cargo: Row<'cargos'>): InvoicedTransport => ({
  ...pick(cargo, [
    'kind',
    'container_number',
    'seal_number',
    'truck_plate',
    'trailer_plate',
    'bill_of_lading',
    'vessel',
  ]),
  departed_on: cargo.atd,
})

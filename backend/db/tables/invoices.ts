import type { PrintedTexts } from '../../papers/printed-texts'
import type { Schemas } from '../../call'
import type { Defaulted, JsonText } from './columns'
import type { PrintedClient } from './stored-confirmation'

export type InvoicesTables = {
  invoices: InvoicesTable
  invoice_loads: InvoiceLoadsTable
}

/** Invoices and credit notes. A row is never updated. Cents of a credit note are below zero. */
type InvoicesTable = {
  id: string
  kind: Schemas['InvoiceKind']
  number: string
  /** year x 10,000,000 + number in the year. */
  number_key: number
  deal_id: string
  /** Position among the invoices and credit notes of the deal, from 1. */
  position: number
  cargo_id: string
  client_id: string
  client_name: string
  client_key: string
  issued_on: string
  due_on: string
  issued_at: string
  issued_by: string
  currency: Schemas['Currency']
  net_cents: number
  vat_cents: number
  total_cents: number
  /** The invoice that a credit note cancels. An invoice is canceled once. */
  credits_id: Defaulted<string | null>
  document: JsonText<StoredInvoice>
}

/** Loads that are invoiced now. A credit note removes those of its invoice. */
type InvoiceLoadsTable = {
  load_id: string
  invoice_id: string
  deal_line_id: string
  litres: number
}

/** An invoice as it is printed. A credit note prints that of its invoice. */
export type StoredInvoice = {
  number: string
  deal_number: string
  cargo_number: string
  /** Texts of our company as they were printed. */
  printed: PrintedTexts
  bank_account: Schemas['BankAccount'] | null
  client: PrintedClient
  sale_manager: Schemas['ConfirmationSaleManager']
  issued_on: string
  due_on: string
  /** Parts of the total with VAT; empty for other payment terms. */
  instalments: InvoicedPart[]
  terms: Pick<
    Schemas['DealTerms'],
    'customer_reference' | 'incoterms' | 'payment_terms' | 'destination'
  >
  transport: InvoicedTransport
  currency: Schemas['Currency']
  lines: Schemas['InvoiceLine'][]
  charges: Schemas['InvoicedCharge'][]
  net: string
  /** With the law that the invoice names; null for none. */
  vat: { rule: Schemas['VatRule']; rate: string; amount: string; law: string | null }
  /** VAT in euro, with the rate of the day; null for euro, and without VAT. */
  vat_eur: { amount: string; rate: string } | null
  total: string
  destination_country: string
  /** The canceled invoice, for a credit note. */
  credit: { number: string; issued_on: string; reason: string } | null
}

/** A part of an invoice. Its day is null if it was unknown at issue, such as that of a delivery. */
export type InvoicedPart = Schemas['PaymentPart'] & { due_on: string | null; amount: string }

/** The transport of an invoice, from its cargo. */
export type InvoicedTransport = Pick<
  Schemas['CargoTerms'],
  | 'kind'
  | 'container_number'
  | 'seal_number'
  | 'truck_plate'
  | 'trailer_plate'
  | 'bill_of_lading'
  | 'vessel'
> & { departed_on: string | null }

import type { Schemas } from '../../call'
import type {
  AsWritten,
  Defaulted,
  DocumentColumns,
  JsonText,
  RevisedTerms,
  RevisionColumns,
  TradedColumns,
  PaymentColumns,
} from './columns'
import type { StoredConfirmation } from './stored-confirmation'

export type DealsTables = {
  deals: DealsTable
  deal_lines: DealLinesTable
  order_confirmations: OrderConfirmationsTable
  deal_payments: DealPaymentsTable
  deal_instalments: DealInstalmentsTable
  deal_revisions: DealRevisionsTable
  quotations: QuotationsTable
  quotation_links: QuotationLinksTable
}

/** Terms agreed with the client that are stored as in the contract. */
export type DealTermColumns = AsWritten<Schemas['DealTerms']>

/** Internal terms that are stored as in the contract; costs are JSON. */
export type DealCostColumns = AsWritten<Schemas['DealCosts']>

type DealsTable = DocumentColumns &
  DealTermColumns &
  DealCostColumns &
  PaymentColumns & {
    status: Schemas['DealStatus']
    client_id: string
    client_name: string
    client_key: string
    sale_manager_id: string
    incoterms_rule: Schemas['IncotermsRule']
    incoterms_place: string
    transport_kind: Schemas['Transport']['kind']
    transport_count: number | null
    destination_key: string | null
    commission: JsonText<Schemas['Commission']> | null
    planned_freight: JsonText<Schemas['PlannedCost']> | null
    actual_freight_cents: Defaulted<number | null>
    other_costs: JsonText<Schemas['OtherCost'][]>
    charges: JsonText<Schemas['Charge'][]>
    portal_order_id: Defaulted<string | null>
    order_confirmation_revision: Defaulted<number | null>
    /** Time of the client's confirmation; stays after a cancellation. */
    confirmed_at: Defaulted<string | null>
    /** Business day of `confirmed_at`, from which a prepayment is due. */
    confirmed_on: Defaulted<string | null>
    cancel_reason: Defaulted<string | null>
    volume_l: number
    weight_kg: number
    revenue_cents: number
    revenue_eur_cents: number | null
    margin_eur_cents: number | null
    margin_bp: number | null
    /**
     * Actual figures of loaded wood, in the deal's currency and in euros; null if nothing is
     * loaded, or unknown.
     */
    actual_revenue_cents: Defaulted<number | null>
    actual_revenue_eur_cents: Defaulted<number | null>
    actual_margin_eur_cents: Defaulted<number | null>
    /** Best known margin for lists and dashboards, with its revenue and volume; null if unknown. */
    best_margin_kind: Defaulted<Schemas['MarginKind']>
    best_margin_bp: Defaulted<number | null>
    best_margin_eur_cents: Defaulted<number | null>
    best_revenue_eur_cents: Defaulted<number | null>
    best_volume_l: Defaulted<number | null>
    /** Sum of the deal's payments, in its currency and in euro at its exchange rate. */
    paid_cents: Defaulted<number>
    paid_eur_cents: Defaulted<number>
    /**
     * Net sum of the invoices, less credit notes, in the deal's currency and in euro; null until
     * all wood and charges are invoiced.
     */
    invoiced_net_cents: Defaulted<number | null>
    invoiced_net_eur_cents: Defaulted<number | null>
    /** VAT of the deal's invoices, less credit notes, in its currency and in euro. */
    invoiced_vat_cents: Defaulted<number>
    invoiced_vat_eur_cents: Defaulted<number>
    purchased_l: Defaulted<number>
    loaded_l: Defaulted<number>
    delivered_l: Defaulted<number>
    /** Due day of the oldest unpaid instalment; null without one, or while the day is unknown. */
    unpaid_due_on: Defaulted<string | null>
    search_text: string
    /** Words that do not fit into `search_text`, which is in an index. */
    more_words: Defaulted<string>
  }

type DealLinesTable = TradedColumns & {
  id: string
  /** Null in a removed line, which only its old loads read. */
  deal_id: string
  /** The deal of a removed line. */
  removed_from: Defaulted<string | null>
  /** The deal's `number_key`, which never changes. */
  deal_key: number
  /** Position, from 1. */
  position: number
  product_id: string | null
  product_name: string | null
  specification: JsonText<Schemas['Specification']>
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['Unit']
  /** Ten-thousandths of the deal's currency, per `price_unit`. */
  price: number | null
  planned_purchase_price: number | null
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
  remark: Defaulted<string | null>
  discount_kind: Defaulted<Schemas['LineDiscount']['kind'] | null>
  /** Hundredths of a per cent or cents, depending on the kind. */
  discount_value: Defaulted<number | null>
  /** Ten-thousandths, like the price; null without a discount. */
  net_price: Defaulted<number | null>
  volume_l: number
  weight_kg: number
  /** Amount of the wood less the discount, without the service. */
  amount_cents: number
  /** Service of the portal order that created the deal. */
  service: Defaulted<Schemas['Service'] | null>
  /** Ten-thousandths of the deal's currency per m3. */
  service_price: Defaulted<number | null>
  service_cents: Defaulted<number>
  /** Volume purchased and shipped so far. */
  purchased_l: Defaulted<number>
  loaded_l: Defaulted<number>
  delivered_l: Defaulted<number>
  actual_purchase_cents: Defaulted<number>
  /** The line's parts of the deal's figures, which add up to them; null if the deal's is null. */
  revenue_eur_cents: Defaulted<number | null>
  margin_eur_cents: Defaulted<number | null>
  actual_revenue_eur_cents: Defaulted<number | null>
  actual_margin_eur_cents: Defaulted<number | null>
  best_margin_eur_cents: Defaulted<number | null>
  best_revenue_eur_cents: Defaulted<number | null>
  best_volume_l: Defaulted<number | null>
  /** Same key as in supply lines. */
  wood_key: string
}

type OrderConfirmationsTable = {
  id: string
  deal_id: string
  revision: number
  issued_at: string
  issued_by: string
  document: JsonText<StoredConfirmation>
}

type DealRevisionsTable = RevisionColumns<RevisedDealTerms>

export type RevisedDealTerms = RevisedTerms<Schemas['DealRevisionWrite']>

type QuotationsTable = {
  id: string
  version: Defaulted<number>
  deal_id: string
  client_id: string
  /** Counted from one in each deal. */
  number: number
  /** The deal as it was quoted, in the form of an order confirmation. */
  document: JsonText<StoredConfirmation>
  /** Last day on which the client can accept. */
  valid_until: string
  issued_at: string
  issued_by: string
  /** When it was last emailed. */
  sent_at: Defaulted<string | null>
  /** When the next quotation replaced it. A deal has one quotation without. */
  superseded_at: Defaulted<string | null>
  /** 1 if the deal has other terms than the quotation. */
  is_changed: Defaulted<number>
  answer: Defaulted<Schemas['QuotationAnswer'] | null>
  answered_at: Defaulted<string | null>
  /** Name of the client's person. */
  answered_by: Defaulted<string | null>
  answer_reason: Defaulted<string | null>
  /** User who recorded the answer; null if the client answered by the link. */
  recorded_by: Defaulted<string | null>
  /** File with the client's message. */
  attachment_id: Defaulted<string | null>
}

/** Link of an emailed quotation. It stays, so that it can say what became of the quotation. */
type QuotationLinksTable = {
  /** Hash of the token. */
  hash: string
  quotation_id: string
  recipients: JsonText<Schemas['MailAddress'][]>
  created_at: string
}

type DealPaymentsTable = {
  id: string
  deal_id: string
  /** Day of the payment. */
  date: string
  amount_cents: number
  /** The text of the transfer. */
  reference: Defaulted<string | null>
  payer: Defaulted<string | null>
  created_at: string
  created_by: string
}

/** Amounts of a sold deal by due day, updated by `recalculateInstalments`. */
type DealInstalmentsTable = {
  deal_id: string
  /** Position, from 1: the earliest first, and those without a day last. */
  position: number
  due_on: string | null
  amount_cents: number
  /** After the payments, which are applied to the oldest first. */
  unpaid_cents: number
  /** Null without an exchange rate. */
  unpaid_eur_cents: number | null
}

import type { Schemas } from '../../call'
import type { Defaulted, DocumentColumns, JsonText, PaymentColumns } from './columns'

export type OrdersTables = {
  baskets: BasketsTable
  basket_lines: BasketLinesTable
  offers: OffersTable
  orders: OrdersTable
  order_lines: OrderLinesTable
}

type BasketsTable = {
  id: string
  company_id: string
  /** A company has at most one open basket; the others ended in this way. */
  status: 'open' | 'expired' | 'emptied' | 'ordered'
  /** UN/LOCODE of the whole line. */
  location: string
  created_at: string
  created_by: string
  expires_at: string
  closed_at: Defaulted<string | null>
  /** When an expired basket was restored. */
  restored_at: Defaulted<string | null>
}

type BasketLinesTable = {
  id: string
  basket_id: string
  position: number
  product_id: string
  /** Set if one specific pack was requested. */
  lot_id: string | null
  /** Packs of the lots that it reserves; of a closed basket, those it reserved before. */
  packs: number
  pcs: number
  litres: number
  /** Ten-thousandths of a euro per `price_unit`, at the time it was added. */
  price: number
  price_unit: Schemas['Unit']
  service: Schemas['LineService']
  /** Ten-thousandths of a euro per m3; null without a service. */
  service_price: number | null
  offer_id: string | null
  added_at: string
}

/** Packs of an offer that were accepted at once. */
type StoredAcceptance = { packs: number; accepted_at: string }

type OffersTable = {
  id: string
  version: Defaulted<number>
  company_id: string
  product_id: string
  lot_id: string | null
  packs: number
  /** As in a basket line. */
  price: number
  price_unit: Schemas['Unit']
  /** Last valid day. */
  valid_until: string
  note: string | null
  status: Schemas['OfferStatus']
  /** Every acceptance, of a part too, oldest first. */
  acceptances: Defaulted<JsonText<readonly StoredAcceptance[]>>
  /** Reason for declining or withdrawing. */
  answer_reason: Defaulted<string | null>
  created_at: string
  created_by: string
  answered_at: Defaulted<string | null>
  answered_by: Defaulted<string | null>
  /**
   * List price when the offer closed, ten-thousandths of a euro; null while open or without a list
   * price.
   */
  closed_list_price: Defaulted<number | null>
  closed_list_unit: Defaulted<Schemas['Unit'] | null>
}

type OrdersTable = DocumentColumns &
  PaymentColumns & {
    status: Schemas['OrderStatus']
    company_id: string
    company_name: string
    company_key: string
    ordered_on: string
    location: string
    address_id: string
    address: JsonText<Schemas['OrderAddress']>
    incoterms: Schemas['OrderRule']
    delivery_week: string | null
    trucks: number
    customer_reference: string | null
    additional_information: string | null
    invoice: string | null
    /** Null under FCA, and once a change was agreed. */
    transport_cents: number | null
    goods_cents: number
    services_cents: number
    /** Charges and discounts of the whole order, agreed by a change. */
    charges_cents: Defaulted<number>
    total_cents: number
    pcs: number
    volume_l: number
    weight_kg: number
    deal_id: Defaulted<string | null>
    /** Revision of its deal that prices and quantities follow; null while they are as ordered. */
    agreed_change: Defaulted<number | null>
    cancel_reason: Defaulted<string | null>
    search_text: string
  }

type OrderLinesTable = {
  /** Same id as the line of its deal. */
  id: string
  order_id: string
  position: number
  product_id: string
  product_name: string
  specification: JsonText<Schemas['Specification']>
  lot_id: string | null
  /** The basket line that reserves its lots until it is ordered. */
  basket_line_id: string | null
  packs: number
  pcs: number
  litres: number
  weight_kg: number
  /** As in a basket line; in a changed order the price of the deal, before its discount. */
  price: number
  price_unit: Schemas['Unit']
  service: Schemas['LineService']
  service_price: number | null
  discount_kind: Defaulted<Schemas['LineDiscount']['kind'] | null>
  /** Hundredths of a per cent or cents, as in a deal line. */
  discount_value: Defaulted<number | null>
  goods_cents: number
  service_cents: number
}

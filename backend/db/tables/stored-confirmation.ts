import type { PrintedTexts } from '../../papers/printed-texts'
import type { Schemas } from '../../call'

/**
 * A deal as it was issued to its client, in an order confirmation or a quotation. The client
 * receives it, so it contains no costs. Later changes of the deal leave it unchanged.
 */
export type StoredConfirmation = Schemas['DealTerms'] & {
  number: string
  revision: number
  issued_at: string
  issued_by: Schemas['PersonRef']
  client: PrintedClient
  sale_manager: Schemas['ConfirmationSaleManager']
  delivery_week_from: string
  lines: ConfirmedLine[]
  volume_m3: string
  revenue: string
  /** Absent in older confirmations. */
  printed?: PrintedTexts
  /** The quotation with these terms that the client accepted before. */
  accepted_quotation?: AcceptedQuotation
}

/** Details of a client as a paper prints them. */
export type PrintedClient = Pick<
  Schemas['ClientWrite'],
  'name' | 'country' | 'company_code' | 'vat_code' | 'address'
> & {
  /** Null for the language of its country. */
  language: Schemas['Language'] | null
}

export type ConfirmedLine = Pick<
  Schemas['DealLine'],
  | 'product_name'
  | 'specification'
  | 'quantity'
  | 'unit'
  | 'price_unit'
  | 'certification'
  | 'remark'
  | 'discount'
  | 'volume_m3'
  | 'amount'
  | 'service'
  | 'packs'
> & {
  /** The deal's line. Absent in older confirmations. */
  id?: string
  price: string
}

export type AcceptedQuotation = {
  number: number
  accepted_at: string
  /** Name of the client's person. */
  accepted_by: string
}

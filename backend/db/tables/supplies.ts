import type { PrintedTexts } from '../../papers/printed-texts'
import type { Schemas } from '../../call'
import type {
  AsWritten,
  Defaulted,
  DocumentColumns,
  JsonText,
  TradedColumns,
  PaymentColumns,
  RevisedTerms,
  RevisionColumns,
} from './columns'

export type SuppliesTables = {
  supplies: SuppliesTable
  supply_lines: SupplyLinesTable
  supply_orders: SupplyOrdersTable
  supply_revisions: SupplyRevisionsTable
  allocations: AllocationsTable
}

/** Terms of a supply that are stored as in the contract. */
export type SupplyTermColumns = Omit<AsWritten<Schemas['SupplyTerms']>, 'deposit'>

type SuppliesTable = DocumentColumns &
  SupplyTermColumns &
  PaymentColumns & {
    status: Schemas['SupplyStatus']
    sawmill_id: string
    sawmill_name: string
    sawmill_key: string
    purchase_manager_id: string | null
    incoterms_rule: Schemas['IncotermsRule']
    incoterms_place: string
    deposit_cents: number | null
    inspection_required: number
    harvest_countries: JsonText<string[]>
    /** Times of the order and of readiness; both stay after a cancellation. */
    ordered_at: Defaulted<string | null>
    ready_at: Defaulted<string | null>
    /** Business day of the order. */
    ordered_on: Defaulted<string | null>
    /** Revision of the valid order; null for a draft. */
    order_revision: Defaulted<number | null>
    cancel_reason: Defaulted<string | null>
    volume_l: number
    /** Litres that the amount is for: confirmed, else ordered. */
    agreed_l: number
    weight_kg: number
    amount_cents: number
    amount_eur_cents: number | null
    /** Sum of the lines with a confirmed quantity; null if none has one. */
    confirmed_l: number | null
    ready_l: number | null
    /** Volume available for allocation. */
    free_l: Defaulted<number>
    /** Distinct woods of the lines. */
    woods: JsonText<Schemas['Wood'][]>
    search_text: string
    /** Words that do not fit into `search_text`, which is in an index. */
    more_words: Defaulted<string>
  }

type SupplyOrdersTable = {
  id: string
  supply_id: string
  revision: number
  issued_at: string
  issued_by: string
  document: JsonText<StoredSupplyOrder>
}

/** An order as it was issued to the mill. Its state follows from the revisions. */
export type StoredSupplyOrder = Omit<RevisedSupplyTerms, 'lines' | 'exchange_rate'> & {
  number: string
  revision: number
  issued_at: string
  issued_by: Schemas['PersonRef']
  currency: Schemas['Currency']
  sawmill: {
    name: string
    country: string
    /** Null or absent for the language of its country. */
    language?: Schemas['Language'] | null
    address: string | null
    contact: string[]
  }
  /** The purchase manager. */
  buyer: { name: string; email: string; phone: string | null } | null
  lines: (Omit<RevisedSupplyTerms['lines'][number], 'product_id'> & {
    volume_m3: string
    amount: string
  })[]
  amount: string
  printed: PrintedTexts
}

type SupplyRevisionsTable = RevisionColumns<RevisedSupplyTerms>

export type RevisedSupplyTerms = RevisedTerms<Schemas['SupplyRevisionWrite']>

type SupplyLinesTable = TradedColumns & {
  id: string
  /** Null in a removed line, which only its old loads and packs read. */
  supply_id: string
  /** The supply of a removed line. */
  removed_from: Defaulted<string | null>
  /** Position in the supply, from 1. */
  position: number
  product_id: string | null
  product_name: string | null
  specification: JsonText<Schemas['Specification']>
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['Unit']
  /** Ten-thousandths of the supply's currency, per `price_unit`. */
  price: number | null
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
  remark: Defaulted<string | null>
  /** In the line's unit; null until the mill confirms. */
  confirmed_quantity: string | null
  ready_quantity: string | null
  volume_l: number
  weight_kg: number
  amount_cents: number
  confirmed_l: number | null
  ready_l: number | null
  /**
   * Accepted volume of the last approved report, and volume in cargo; never written by the supply
   * itself.
   */
  accepted_l: Defaulted<number | null>
  /**
   * Litres that the last approved report does not reject: accepted and uninspected. Null without a
   * report.
   */
  usable_l: Defaulted<number | null>
  loaded_l: Defaulted<number>
  /**
   * Litres and number of the line's packs on the mill's list that were not rejected, and litres of
   * the smallest.
   */
  listed_l: Defaulted<number>
  /** Litres of all their pieces, rounded once. */
  measured_l: Defaulted<number>
  listed_packs: Defaulted<number>
  smallest_pack_l: Defaulted<number>
  /** Key of species and section (`wood-lines/wood-key`). */
  wood_key: string
  /** Volume available for allocation. */
  free_l: Defaulted<number>
  /** The line's part of the supply's amount in euro; null if that is null. */
  amount_eur_cents: Defaulted<number | null>
  /** Ready week of the unallocated volume, `9999` if unknown; null if nothing is unallocated. */
  free_week: Defaulted<string | null>
}

/** Allocation of a supply line to a deal line; one row per pair. */
type AllocationsTable = {
  id: string
  supply_line_id: string
  deal_line_id: string
  /** Documents of the two lines, stored here too: a line never changes its document. */
  supply_id: string
  deal_id: string
  /** Order of creation among the supply's allocations. */
  place: number
  litres: number
  /** Litres before the rounding of its packs; null since they were last set. */
  exact_l: Defaulted<number | null>
  /** Whole packs of the supply line; null if none. */
  packs: number | null
  /** Volume in planned or later cargo; `loaded_l` is the loaded part. */
  claimed_l: Defaulted<number>
  loaded_l: Defaulted<number>
}

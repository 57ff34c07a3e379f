import type { Defaulted, DocumentColumns, JsonText, Schemas } from './columns'

/** What is bought, and for whom. */
export type SuppliesTables = {
  supplies: SuppliesTable
  supply_lines: SupplyLinesTable
  allocations: AllocationsTable
}

type SuppliesTable = DocumentColumns & {
  status: Schemas['SupplyStatus']
  sawmill_id: string
  sawmill_name: string
  sawmill_key: string
  purchase_manager_id: string | null
  currency: Schemas['Currency']
  exchange_rate: string | null
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  incoterms_rule: Schemas['IncotermsRule']
  incoterms_place: string
  loading_place: string | null
  ready_week: string | null
  deposit_cents: number | null
  inspection_required: number
  certificate_claim: Schemas['Certification']
  due_diligence_reference: string | null
  verification_number: string | null
  harvest_countries: JsonText<string[]>
  tolerance_percent: number
  notes: string | null
  /** When it was ordered, and when its wood was ready; both stay when it is canceled later. */
  ordered_at: Defaulted<string | null>
  ready_at: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  volume_l: number
  weight_kg: number
  amount_cents: number
  amount_eur_cents: number | null
  /** Of the lines of which it is said; null while it is of none. */
  confirmed_l: number | null
  ready_l: number | null
  /** What no deal has yet of what there is to give away. */
  free_l: Defaulted<number>
  /** Each wood of its lines once. */
  woods: JsonText<Schemas['Wood'][]>
  search_text: string
}

type SupplyLinesTable = {
  id: string
  supply_id: string
  /** Its place in the supply, from 1. */
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
  /** In the line's unit; null until the mill has said it. */
  confirmed_quantity: string | null
  ready_quantity: string | null
  volume_l: number
  weight_kg: number
  amount_cents: number
  confirmed_l: number | null
  ready_l: number | null
  /** What the last approved inspection report accepts of it, and what cargo has; written by these, never by the supply itself. */
  accepted_l: Defaulted<number | null>
  /** Litres that the last approved inspection report does not reject: accepted and uninspected. Null while no report covers the line. */
  usable_l: Defaulted<number | null>
  loaded_l: Defaulted<number>
  /** Its species and section (`wood-lines/wood-key`). */
  wood_key: string
  /** The week in which what nobody has of it is ready, `9999` while that is open; null where nothing is free. */
  free_week: Defaulted<string | null>
}

/** What goes from a supply's line to a deal's line; one row for the two. */
type AllocationsTable = {
  id: string
  supply_line_id: string
  deal_line_id: string
  /** The documents of these two lines, kept here too: a line never changes its document. */
  supply_id: string
  deal_id: string
  /** Among all of its supply, in the order in which they were made. */
  place: number
  litres: number
  /** Where it is whole packs of the supply's line. */
  packs: number | null
  /** What cargo has of it, planned or further; and what of that is loaded. */
  claimed_l: Defaulted<number>
  loaded_l: Defaulted<number>
}

import type { Schemas } from '../../call'
import type { AsWritten, Defaulted, DocumentColumns, JsonText } from './columns'

export type CargosTables = {
  cargos: CargosTable
  cargo_loads: CargoLoadsTable
}

/** Terms of a cargo that are stored as in the contract. */
export type CargoTermColumns = Omit<AsWritten<Schemas['CargoTerms']>, 'freight' | 'actual_freight'>

type CargosTable = DocumentColumns &
  CargoTermColumns & {
    status: Schemas['CargoStatus']
    carrier_key: string | null
    freight_cents: number | null
    actual_freight_cents: number | null
    documents: JsonText<Schemas['CargoDocument'][]>
    stowage: JsonText<Schemas['StowedPack'][]>
    cancel_reason: Defaulted<string | null>
    volume_l: number
    net_kg: number
    gross_kg: number
    /** Fill by the limiting measure, in hundredths of a per cent. */
    fill_bp: number | null
    binding: Schemas['CargoBinding'] | null
    freight_eur_cents: number | null
    /**
     * Number of required documents that are missing, in any status. Updated by
     * `recalculateMissingDocuments`.
     */
    missing_documents: Defaulted<number>
    /**
     * Sunday of the earliest last delivery week among the deals of the loads, without drafts and
     * canceled deals. Null without any. Updated by `recalculateCargoPromises`.
     */
    promised_day: Defaulted<string | null>
    /** Search columns, updated by `updateSearchColumns`: the marks, numbers, wood and partners. */
    search_text: Defaulted<string>
    more_words: Defaulted<string>
    /** Woods of the loads and countries of their clients, without duplicates. */
    woods: Defaulted<string>
    countries: Defaulted<string>
  }

type CargoLoadsTable = {
  id: string
  cargo_id: string
  /** Position, from 1. */
  position: number
  supply_line_id: string
  deal_line_id: string
  /** Documents and mill of the two lines, stored here too: a line never changes its document. */
  supply_id: string
  deal_id: string
  sawmill_id: string
  client_id: string
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['LoadUnit']
  /** Lots from the yard; empty for wood from a mill. */
  lot_ids: Defaulted<JsonText<string[]>>
  /** Listed packs at the mill; empty for a load that names none. */
  pack_ids: Defaulted<JsonText<string[]>>
  /** Pieces of these packs; null for a load that names none. */
  lot_pcs: Defaulted<number | null>
  net_kg: number | null
  gross_kg: number | null
  drop_at: number
  litres: number
  /** Whole packs of the supply line; null if none. */
  packs: number | null
  counted_net_kg: number
  counted_gross_kg: number
  /** The load's share by m3 of the cargo's freight in euro; null if that is null. */
  freight_eur_cents: Defaulted<number | null>
}

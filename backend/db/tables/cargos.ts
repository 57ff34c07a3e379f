import type { AsWritten, Defaulted, DocumentColumns, JsonText, Schemas } from './columns'

/** What is shipped. */
export type CargosTables = {
  cargos: CargosTable
  cargo_loads: CargoLoadsTable
}

/** What is said of a cargo, as far as it stands in the row as it is written. */
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
    /** Of what binds, hundredths of a per cent. */
    fill_bp: number | null
    binding: Schemas['CargoBinding'] | null
    freight_eur_cents: number | null
    /** How many documents are needed and not at hand, in whatever status. */
    missing_documents: number
    search_text: string
    /** Of what it has loaded, kept by `updateCargoWords`: the clients' and mills' names, folded, the woods, and the countries of the clients, each once. */
    partner_keys: Defaulted<string>
    woods: Defaulted<string>
    countries: Defaulted<string>
  }

type CargoLoadsTable = {
  id: string
  cargo_id: string
  /** Its place in the cargo, from 1. */
  position: number
  supply_line_id: string
  deal_line_id: string
  /** The documents of these two lines and the mill, kept here too: a line never changes its document. */
  supply_id: string
  deal_id: string
  sawmill_id: string
  client_id: string
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['LoadUnit']
  /** The packs from the yard that it is; none of wood from a mill. */
  lot_ids: Defaulted<JsonText<string[]>>
  /** Pieces in these; null of wood from a mill. */
  lot_pcs: Defaulted<number | null>
  net_kg: number | null
  gross_kg: number | null
  drop_at: number
  litres: number
  /** Where it is whole packs of the supply's line. */
  packs: number | null
  counted_net_kg: number
  counted_gross_kg: number
}

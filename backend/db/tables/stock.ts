import type { Selectable } from 'kysely'
import type { Tally } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Defaulted, HeadColumns, JsonText } from './columns'

export type StockTables = {
  products: ProductsTable
  lots: LotsTable
  lot_changes: LotChangesTable
  stock_sheets: StockSheetsTable
  stock_sheet_packs: StockSheetPacksTable
}

/** Columns of the specification that stock is filtered by. */
type SpecificationColumns = Pick<
  Schemas['Specification'],
  | 'profile'
  | 'quality'
  | 'treatment'
  | 'treatment_color'
  | 'color'
  | 'packaging'
  | 'certification'
  | 'thickness_mm'
  | 'width_mm'
  | 'length_mm'
  | 'diameter_mm'
  | 'humidity_percent'
> & {
  product_group: string | null
  /** Limits of a range of lengths. */
  lengths_from_mm: number | null
  lengths_to_mm: number | null
  /** Several lengths, as ` 3900 4200 `. */
  several_mm: string | null
}

type ProductsTable = HeadColumns &
  SpecificationColumns & {
    name: string
    name_key: string
    /** Sort keys of the translated name. */
    name_key_fr: Defaulted<string>
    name_key_lt: Defaulted<string>
    name_key_es: Defaulted<string>
    category: Schemas['ProductCategory']
    wood: Schemas['Wood']
    specification: JsonText<Schemas['Specification']>
    /** Identifies the product, see `toSpecificationKey`. */
    specification_key: Defaulted<string>
    search_text: string
    status: Defaulted<Schemas['ProductStatus']>
  }

type LotsTable = {
  id: string
  version: Defaulted<number>
  product_id: string
  /** UN/LOCODE. */
  location: string
  barcode: string
  pcs: number
  litres: number
  status: Schemas['LotStatus']
  /** The supply line that it came from; null if unknown. */
  supply_line_id: string | null
  received_at: string
  updated_at: string
  /** Owner of a reserved or sold lot; written by baskets and orders only. */
  basket_line_id: Defaulted<string | null>
  order_line_id: Defaulted<string | null>
  /** Reason for a block. */
  note: Defaulted<string | null>
  /** The mill's number and the pieces of a listed pack; null for others. */
  pack_number: Defaulted<string | null>
  tally: Defaulted<JsonText<Tally> | null>
}

/** Manual changes of a lot, with reasons. */
type LotChangesTable = {
  id: string
  lot_id: string
  at: string
  person_id: string
  kind: Schemas['LotChangeKind']
  pcs_before: number
  pcs_after: number
  location_before: string
  location_after: string
  reason: string | null
}

/** An imported stock sheet, and who reverted it. */
type StockSheetsTable = {
  id: string
  reason: string
  created_at: string
  created_by: string
  undone_at: Defaulted<string | null>
  undone_by: Defaulted<string | null>
}

/**
 * Change of a lot by a stock sheet: the lot before (null if new) and after. Older sheets have
 * status and version only.
 */
type StockSheetPacksTable = {
  sheet_id: string
  lot_id: string
  before: JsonText<Selectable<LotsTable>> | null
  after: Defaulted<JsonText<Selectable<LotsTable>> | null>
  status: Schemas['LotStatus']
  version: number
  taken_back: Defaulted<number>
}

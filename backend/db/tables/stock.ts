import type { Selectable } from 'kysely'
import type { Defaulted, HeadColumns, JsonText, Schemas } from './columns'

/** Products, and their packs in the yard. */
export type StockTables = {
  products: ProductsTable
  lots: LotsTable
  lot_changes: LotChangesTable
  stock_sheets: StockSheetsTable
  stock_sheet_packs: StockSheetPacksTable
}

/** What stock is filtered by, as the specification has it. */
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
> & { product_group: string | null }

type ProductsTable = HeadColumns &
  SpecificationColumns & {
    name: string
    name_key: string
    category: Schemas['ProductCategory']
    wood: Schemas['Wood']
    specification: JsonText<Schemas['Specification']>
    /** What tells it from other products, `toSpecificationKey`. */
    specification_key: Defaulted<string>
    search_text: string
    status: Defaulted<Schemas['ProductStatus']>
  }

/** Packs in stock, one a row. */
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
  /** The line of the supply that it came from; null where nobody knows any more. */
  supply_line_id: string | null
  received_at: string
  updated_at: string
  /** Whose it is while it is reserved or sold; written by baskets and orders alone. */
  basket_line_id: Defaulted<string | null>
  order_line_id: Defaulted<string | null>
  /** Why it is blocked. */
  note: Defaulted<string | null>
}

/** What people did to a pack in the yard, and why. */
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

/** A stock sheet that was taken in, and who took it back. */
type StockSheetsTable = {
  id: string
  reason: string
  created_at: string
  created_by: string
  undone_at: Defaulted<string | null>
  undone_by: Defaulted<string | null>
}

/** A stock sheet's change of a pack: the pack before (null of a new one) and after it. Sheets of before have status and version alone. */
type StockSheetPacksTable = {
  sheet_id: string
  lot_id: string
  before: JsonText<Selectable<LotsTable>> | null
  after: Defaulted<JsonText<Selectable<LotsTable>> | null>
  status: Schemas['LotStatus']
  version: number
  taken_back: Defaulted<number>
}

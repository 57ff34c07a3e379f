import type { StockRowSearch } from '@/entities/stock'
import { listStockSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the screen shows: rows of the yard, and the one whose packs are looked at. */
export type StockSearch = StockRowSearch & { row?: string }

/** Out of the address. */
export const stockSearch = createListSearchValidator<StockSearch>({
  ...listStockSearch,
  row: { pattern: /^[\da-f-]{36}\.\d{1,6}\.[A-Z2-9]{5}$/ },
})

/** The part of the address that narrows the list. */
export const toStockRowSearch = ({ row: _, ...search }: StockSearch): StockRowSearch => search

/** What a row's id says: packs of which product, with how many pieces, where. */
export function parseStockRowId(row: string): {
  product_id: string
  pcs: string
  location: string
} {
  const [product_id = '', pcs = '', location = ''] = row.split('.')
  return { product_id, pcs, location }
}

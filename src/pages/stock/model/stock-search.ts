import type { Lot, StockRowSearch } from '@/entities/stock'
import { listStockSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Filters of the list, and the row whose packs are open. */
export type StockSearch = StockRowSearch & { row?: string }

export const stockSearch = createListSearchValidator<StockSearch>({
  ...listStockSearch,
  row: { pattern: /^[\da-f-]{36}\.\d{1,6}\.[A-Z2-9]{5}$/ },
})

/** Returns the filters alone. */
export const toStockRowSearch = ({ row: _, ...search }: StockSearch): StockRowSearch => search

/** Returns the id of the row that a pack is in. */
export const toStockRowId = ({
  product,
  pcs,
  location,
}: Pick<Lot, 'product' | 'pcs' | 'location'>): string => `${product.id}.${pcs}.${location}`

/** Parses a row id: product, pieces per pack, and place. */
export function parseStockRowId(row: string): {
  product_id: string
  pcs: string
  location: string
} {
  const [product_id = '', pcs = '', location = ''] = row.split('.')
  return { product_id, pcs, location }
}

import type { StockSearch } from '@/entities/stock'
import { listStockProductsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the screen shows: the list, and the product that is looked at. */
export type ProductsSearch = StockSearch & { product?: string }

/** Out of the address. */
export const productsSearch = listSearch<ProductsSearch>({
  ...listStockProductsSearch,
  product: listStockProductsSearch.company_id,
})

/** The part of the address that narrows the list. */
export const listOf = ({ product: _, ...search }: ProductsSearch): StockSearch => search

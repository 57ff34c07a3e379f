import type { StockProductSearch } from '@/entities/stock'
import { listStockProductsSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Filters of the list, and the open product. */
export type ProductsSearch = StockProductSearch & { product?: string }

export const productsSearch = createListSearchValidator<ProductsSearch>({
  ...listStockProductsSearch,
  product: listStockProductsSearch.company_id,
})

/** Returns the filters alone. */
export const toStockProductSearch = ({
  product: _,
  ...search
}: ProductsSearch): StockProductSearch => search

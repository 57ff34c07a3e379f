import type { StockProductSearch } from '@/entities/stock'
import { listStockProductsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the screen shows: the list, and the product that is looked at. */
export type ProductsSearch = StockProductSearch & { product?: string }

/** Out of the address. */
export const productsSearch = createListSearchValidator<ProductsSearch>({
  ...listStockProductsSearch,
  product: listStockProductsSearch.company_id,
})

/** The part of the address that narrows the list. */
export const toStockProductSearch = ({
  product: _,
  ...search
}: ProductsSearch): StockProductSearch => search

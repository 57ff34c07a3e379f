import type { ProductFilter, ProductSearch } from '@/entities/product'
import { listProductsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of products is narrowed to, out of the address. */
export const productsListSearch = listSearch<ProductSearch>(listProductsSearch)

/** The filter of the products that are changed together: those of the list, and only active ones unless it names a status. */
export const filterOf = ({ sort: _, ...filter }: ProductSearch): ProductFilter => ({
  ...filter,
  status: filter.status ?? ['active'],
})

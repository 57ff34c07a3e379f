import type { ProductFilter, ProductSearch } from '@/entities/product'
import { listProductsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the list of products is narrowed to, out of the address. */
export const productsListSearch = createListSearchValidator<ProductSearch>(listProductsSearch)

/** The filter of the products that are changed together: those of the list, and only active ones unless it names a status. */
export const toProductFilter = ({ sort: _, ...filter }: ProductSearch): ProductFilter => ({
  ...filter,
  status: filter.status ?? ['active'],
})

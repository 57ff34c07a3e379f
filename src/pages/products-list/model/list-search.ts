import type { ProductFilter, ProductSearch } from '@/entities/product'
import { listProductsSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const productsListSearch = createListSearchValidator<ProductSearch>(listProductsSearch)

/** Filter of a bulk edit: that of the list, limited to active products unless a status is set. */
export const toProductFilter = ({ sort: _, ...filter }: ProductSearch): ProductFilter => ({
  ...filter,
  status: filter.status ?? ['active'],
})

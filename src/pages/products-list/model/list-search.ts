import type { ProductFilter, ProductSearch } from '@/entities/product'
import { listProductsSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of products is narrowed to, out of the address. */
export const productsListSearch = listSearch<ProductSearch>(listProductsSearch)

/** The same as those are named that are changed together: active ones, where nothing else is said. */
export const filterOf = ({ sort: _, ...filter }: ProductSearch): ProductFilter => ({ ...filter, status: filter.status ?? ['active'] })

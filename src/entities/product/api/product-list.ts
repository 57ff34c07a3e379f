import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

/** What the list of products is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type ProductSearch = Omit<NonNullable<operations['listProducts']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of products, whatever it is narrowed to. */
export const productListKey = ['products', 'list'] as const

/**
 * One page of products.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchProductPage = (search: ProductSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['ProductList']> =>
  unwrap(api.GET('/products/', { params: { query: pageOf(search, page) }, signal }))

/** The products that match, page after page. */
export const productListQuery = (search: ProductSearch) =>
  listPages([...productListKey, search] as const, (page, signal) => fetchProductPage(search, page, signal))

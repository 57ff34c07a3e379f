import {
  api,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type StockProduct = Schemas['StockProduct']
export type StockPack = Schemas['StockPack']

/** What the products that can be ordered are narrowed to, and for whom and where to they are priced; as the contract's search parameters, without the paging. */
export type StockProductSearch = Omit<
  NonNullable<operations['listStockProducts']['parameters']['query']>,
  'cursor' | 'limit'
>

/** Whom a product is priced for, where it goes, and how full the truck is. */
export type PricingContext = Pick<StockProductSearch, 'company_id' | 'address_id' | 'truck_m3'>

/** All that is known of what stands in the yard; whatever moves packs or prices makes it stale. */
export const stockKey = ['stock'] as const

/**
 * One page of what can be ordered.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchStockPage = (
  search: StockProductSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['StockProductList']> =>
  unwrap(api.GET('/portal/products/', { params: { query: toPageQuery(search, page) }, signal }))

/** What can be ordered, page after page. */
export const stockListQueryOptions = (search: StockProductSearch) =>
  infiniteListQueryOptions([...stockKey, 'list', search] as const, (page, signal) =>
    fetchStockPage(search, page, signal),
  )

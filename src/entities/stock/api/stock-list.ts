import { queryOptions } from '@tanstack/react-query'
import {
  api,
  infiniteListQueryOptions,
  type PageParams,
  type Schemas,
  toPageQuery,
  unwrap,
} from '@/shared/api'
import { i18n } from '@/shared/i18n'
import type { operations } from '@contract/schema'

export type StockProduct = Schemas['StockProduct']
export type StockSize = Schemas['StockSize']

/** Search parameters of orderable products: filters, company and delivery address. */
export type StockProductSearch = Omit<
  NonNullable<operations['listStockProducts']['parameters']['query']>,
  'cursor' | 'limit'
>

/** Company, delivery address and truck fill that a price depends on. */
export type PricingContext = Pick<StockProductSearch, 'company_id' | 'address_id' | 'truck_m3'>

/** Parent key of all stock queries. Changes of packs or prices invalidate it. */
export const STOCK_KEY = ['stock'] as const

/**
 * One page of orderable products.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchStockPage = (
  search: StockProductSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['StockProductList']> =>
  unwrap(api.GET('/portal/products/', { params: { query: toPageQuery(search, page) }, signal }))

export const stockListQueryOptions = (search: StockProductSearch) =>
  // Sorted by the names of the reader's language.
  infiniteListQueryOptions([...STOCK_KEY, 'list', search, i18n.language] as const, (page, signal) =>
    fetchStockPage(search, page, signal),
  )

/** One product and its packs, at a company's prices. */
export const stockProductQueryOptions = (id: string, query: PricingContext) =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'product', id, query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/portal/products/{id}/', { params: { path: { id }, query }, signal })),
  })

/** Categories and sizes in stock that a company sees, with the number of products. */
export const stockSizesQueryOptions = (companyId: string | undefined) =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'sizes', companyId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/portal/products/sizes/', {
          params: { query: { ...(companyId !== undefined && { company_id: companyId }) } },
          signal,
        }),
      ),
  })

/** Filter values of the orderable products. */
export const stockFacetsQueryOptions = () =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'facets'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/portal/products/facets/', { signal })),
    staleTime: 600_000,
  })

import { queryOptions } from '@tanstack/react-query'
import {
  api,
  createListQueries,
  createRecordQueryOptions,
  type ListQueryParams,
  type Schemas,
  unwrap,
} from '@/shared/api'
import type { Product } from './product-search'

export type ProductRecord = Schemas['ProductRecord']
export type ProductWrite = Schemas['ProductWrite']
export type ProductSearch = ListQueryParams<'/products/'>

export const productListQueries = createListQueries('/products/', (options) =>
  api.GET('/products/', options),
)
export const productQueryOptions = createRecordQueryOptions('/products/', (options) =>
  api.GET('/products/{id}/', options),
)

const PAGE_SIZE = 500

/** All active products, to match the rows of a sheet against. */
export const allProductsQueryOptions = () =>
  queryOptions({
    queryKey: ['products', 'all'] as const,
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const products: Product[] = []
      let cursor: string | undefined
      do {
        const page = await unwrap(
          api.GET('/products/', {
            params: { query: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) } },
            signal,
          }),
        )
        products.push(...page.items)
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined)
      return products
    },
    staleTime: 60_000,
  })

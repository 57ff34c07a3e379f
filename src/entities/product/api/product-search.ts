import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Product = Schemas['Product']
export type Specification = Schemas['Specification']

const MAX_RESULTS = 20

/** The best matches of a search. */
export interface FoundProducts {
  readonly products: readonly Product[]
  readonly hasMore: boolean
}

/** The twenty best products whose name and dimensions contain all words: "spruce 47 100". */
export function productSearchQueryOptions(words: string) {
  return queryOptions({
    queryKey: ['products', 'search', words] as const,
    queryFn: async ({ signal }): Promise<FoundProducts> => {
      const query = { limit: MAX_RESULTS, ...(words && { q: words }) }
      const { items, next_cursor } = await unwrap(
        api.GET('/products/', { params: { query }, signal }),
      )
      return { products: items, hasMore: next_cursor !== null }
    },
    staleTime: 60_000,
  })
}

/** A product's name with its specification, which the name in another language needs. */
export const productNameQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'name'] as const,
    queryFn: async ({ signal }) => {
      const product = await unwrap(api.GET('/products/{id}/', { params: { path: { id } }, signal }))
      return { name: product.name, specification: product }
    },
    staleTime: 'static',
  })

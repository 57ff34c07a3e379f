import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Product = Schemas['Product']
export type Specification = Schemas['Specification']

const maxFound = 20

/** What a search found: the best of it, and whether there is more. */
export interface FoundProducts {
  readonly products: readonly Product[]
  readonly hasMore: boolean
}

/** Products whose name and dimensions have all the words: "spruce 47 100". The best twenty. */
export function productSearchQueryOptions(words: string) {
  return queryOptions({
    queryKey: ['products', 'search', words] as const,
    queryFn: async ({ signal }): Promise<FoundProducts> => {
      const query = { limit: maxFound, ...(words && { q: words }) }
      const { items, next_cursor } = await unwrap(
        api.GET('/products/', { params: { query }, signal }),
      )
      return { products: items, hasMore: next_cursor !== null }
    },
    staleTime: 60_000,
  })
}

/** What a product is called. */
export const productNameQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'name'] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/products/{id}/', { params: { path: { id } }, signal }))).name,
    staleTime: 'static',
  })

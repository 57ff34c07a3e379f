import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Product = Schemas['Product']
export type Specification = Schemas['Specification']

const mostFound = 20

/** Products whose name and dimensions have all the words: "spruce 47 100". The best twenty. */
export function productSearchQuery(words: string) {
  return queryOptions({
    queryKey: ['products', 'search', words] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: mostFound, ...(words && { q: words }) }
      const { items } = await unwrap(api.GET('/products/', { params: { query }, signal }))
      return items
    },
    staleTime: 60_000,
  })
}

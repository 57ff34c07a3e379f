import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { stockKey, type PricingContext } from './stock-list'

/** One product and its packs, at a company's prices. */
export const stockProductQueryOptions = (id: string, query: PricingContext) =>
  queryOptions({
    queryKey: [...stockKey, 'product', id, query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/portal/products/{id}/', { params: { path: { id }, query }, signal })),
  })

/** Filter values of the orderable products. */
export const stockFacetsQueryOptions = () =>
  queryOptions({
    queryKey: [...stockKey, 'facets'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/portal/products/facets/', { signal })),
    staleTime: 600_000,
  })

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type ProductChange = Schemas['ProductChange']
export type ProductFilter = Schemas['ProductFilter']

/** Preview of a bulk change of all products that match a filter. */
export const changesPreviewQueryOptions = (filter: ProductFilter, set: ProductChange) =>
  queryOptions({
    queryKey: ['products', 'changes', filter, set] as const,
    queryFn: ({ signal }) =>
      unwrap(api.POST('/products/changes/preview/', { body: { filter, set }, signal })),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Applies a previewed bulk change.
 * @param key idempotency key of the user's action
 * @throws ApiProblem with `changed_since` if the products have changed since the preview
 */
export const changeProducts = (
  body: Schemas['ProductChangesWrite'],
  key: string,
): Promise<Schemas['ProductChangesResult']> =>
  unwrap(api.POST('/products/changes/', { params: { header: { 'Idempotency-Key': key } }, body }))

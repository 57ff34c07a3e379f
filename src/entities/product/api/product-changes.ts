import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type ProductChange = Schemas['ProductChange']
export type ProductFilter = Schemas['ProductFilter']

/** What a change of all products of a filter would do. */
export const changesPreviewQueryOptions = (filter: ProductFilter, set: ProductChange) =>
  queryOptions({
    queryKey: ['products', 'changes', filter, set] as const,
    queryFn: ({ signal }) =>
      unwrap(api.POST('/products/changes/preview/', { body: { filter, set }, signal })),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Changes all products of a filter as its preview said.
 * @param key the same for one act, however often it is sent
 * @throws ApiProblem with `changed_since` at the stamp where the products are others by now
 */
export const changeProducts = (
  body: Schemas['ProductChangesWrite'],
  key: string,
): Promise<Schemas['ProductChangesResult']> =>
  unwrap(api.POST('/products/changes/', { params: { header: { 'Idempotency-Key': key } }, body }))

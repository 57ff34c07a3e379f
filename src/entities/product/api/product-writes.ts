import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  api,
  createRecordWrites,
  recordExtrasKey,
  type Schemas,
  sendOnce,
  unwrap,
} from '@/shared/api'
import { productQueryOptions, type ProductRecord } from './products'

export const productWrites = {
  ...createRecordWrites('/products/', 'product', {
    create: (options) => api.POST('/products/', options),
    update: (options) => api.PUT('/products/{id}/', options),
  }),
  /** Caches a saved product and invalidates its history and the queries that show products. */
  async cacheSaved(queryClient: QueryClient, product: ProductRecord): Promise<void> {
    const { id } = product
    queryClient.setQueryData(productQueryOptions(id).queryKey, product)
    await Promise.all([
      refreshProducts(queryClient, id),
      queryClient.invalidateQueries({ queryKey: recordExtrasKey({ kind: 'product', id }) }),
    ])
  },
}

/**
 * Invalidates all queries that show products: lists, searches, stock and prices.
 * @param exceptId id of a product whose cached record is current
 */
export const refreshProducts = (queryClient: QueryClient, exceptId?: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({
      queryKey: ['products'],
      predicate: ({ queryKey }) => exceptId === undefined || queryKey[2] !== exceptId,
    }),
    ...['stock', 'lots', 'prices'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' }),
    ),
  ])

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
 * Applies a previewed bulk change, once if repeated after a lost answer, however late.
 * @throws ApiProblem with the field error `changed_since` if the products have changed since the
 * preview
 */
export const changeProducts = (
  body: Schemas['ProductChangesWrite'],
): Promise<Schemas['ProductChangesResult']> =>
  sendOnce(
    ['changeProducts', body],
    (key) =>
      unwrap(
        api.POST('/products/changes/', { params: { header: { 'Idempotency-Key': key } }, body }),
      ),
    { retryPeriodMs: Infinity },
  )

import type { QueryClient } from '@tanstack/react-query'
import { api, recordExtrasKey, createRecordWrites } from '@/shared/api'
import { productQueryOptions, type ProductRecord } from './products'

export const productWrites = {
  ...createRecordWrites('/products/', 'product', {
    create: (options) => api.POST('/products/', options),
    update: (options) => api.PUT('/products/{id}/', options),
  }),
  /** Caches a saved product and invalidates its history and the queries that show products. */
  async remember(queryClient: QueryClient, product: ProductRecord): Promise<void> {
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

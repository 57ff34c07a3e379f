import type { QueryClient } from '@tanstack/react-query'
import { recordExtrasKey, createRecordWrites } from '@/shared/api'
import { productQueryOptions, type ProductRecord } from './products'

export const productWrites = {
  ...createRecordWrites('/products/', 'product'),
  /** Puts a saved product where its screen reads it, and has whatever else shows products fetched again. */
  async remember(queryClient: QueryClient, product: ProductRecord): Promise<void> {
    const { id } = product
    queryClient.setQueryData(productQueryOptions(id).queryKey, product)
    await Promise.all([
      refreshProducts(queryClient, id),
      queryClient.invalidateQueries({ queryKey: recordExtrasKey({ kind: 'product', id }) }),
    ])
  },
}

/** Has whatever shows products fetched again: lists, searches, stock and prices. @param but a product that is known as it is now */
export const refreshProducts = (queryClient: QueryClient, but?: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({
      queryKey: ['products'],
      predicate: ({ queryKey }) => but === undefined || queryKey[2] !== but,
    }),
    ...['stock', 'lots', 'prices'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' }),
    ),
  ])

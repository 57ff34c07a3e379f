import type { QueryClient } from '@tanstack/react-query'
import { keptKey, writesOf } from '@/shared/api'
import { productQuery, type ProductRecord } from './products'

export const productWrites = {
  ...writesOf('/products/', 'product'),
  /** Puts a saved product where its screen reads it, and has whatever else shows products fetched again. */
  async remember(queryClient: QueryClient, product: ProductRecord): Promise<void> {
    const { id } = product
    queryClient.setQueryData(productQuery(id).queryKey, product)
    await Promise.all([
      refreshProducts(queryClient, id),
      queryClient.invalidateQueries({ queryKey: keptKey({ kind: 'product', id }) }),
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

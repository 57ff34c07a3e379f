import type { QueryClient } from '@tanstack/react-query'
import { productNameQueryOptions, productSearchQueryOptions } from '@/entities/product'
import type { RecordFilter } from '@/widgets/record-list'

/** A filter by a product, found by words and dimensions. */
export const productFilter = (label: string, queryClient: QueryClient): RecordFilter => ({
  kind: 'search',
  id: 'product_id',
  label,
  source: 'products',
  find: async (text) =>
    (await queryClient.query(productSearchQueryOptions(text))).products.map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  findName: async (id) => queryClient.query(productNameQueryOptions(id)),
})

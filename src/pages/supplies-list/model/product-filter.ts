import type { QueryClient } from '@tanstack/react-query'
import { productNameQuery, productSearchQuery } from '@/entities/product'
import type { RecordFilter } from '@/widgets/record-list'

/** A filter by a product, found by words and dimensions. */
export const productFilter = (label: string, queryClient: QueryClient): RecordFilter => ({
  kind: 'search',
  id: 'product_id',
  label,
  source: 'products',
  find: async (text) =>
    (await queryClient.query(productSearchQuery(text))).products.map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  nameOf: async (id) => queryClient.query(productNameQuery(id)),
})

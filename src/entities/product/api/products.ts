import {
  api,
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type ProductRecord = Schemas['ProductRecord']
export type ProductWrite = Schemas['ProductWrite']
export type ProductSearch = ListQueryParams<'/products/'>

export const productListQueries = createListQueries('/products/', (options) =>
  api.GET('/products/', options),
)
export const productQueryOptions = createRecordQueryOptions('/products/', (options) =>
  api.GET('/products/{id}/', options),
)

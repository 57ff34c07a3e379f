import {
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type ProductRecord = Schemas['ProductRecord']
export type ProductWrite = Schemas['ProductWrite']
export type ProductSearch = ListQueryParams<'/products/'>

export const productListQueries = createListQueries('/products/')
export const productQueryOptions = createRecordQueryOptions('/products/')

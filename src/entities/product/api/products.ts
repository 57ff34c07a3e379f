import { listsOf, queryOf, type Schemas, type SearchOf } from '@/shared/api'

export type ProductRecord = Schemas['ProductRecord']
export type ProductWrite = Schemas['ProductWrite']
export type ProductSearch = SearchOf<'/products/'>

export const productLists = listsOf('/products/')
export const productQuery = queryOf('/products/')

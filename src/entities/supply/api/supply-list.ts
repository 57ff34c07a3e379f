import { listsOf, type Schemas, type SearchOf } from '@/shared/api'

export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplySearch = SearchOf<'/supplies/'>

export const supplyLists = listsOf('/supplies/')

import { createListQueries, type Schemas, type ListQueryParams } from '@/shared/api'

export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplySearch = ListQueryParams<'/supplies/'>

export const supplyListQueries = createListQueries('/supplies/')

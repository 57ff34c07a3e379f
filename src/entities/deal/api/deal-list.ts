import { createListQueries, type Schemas, type ListQueryParams } from '@/shared/api'

export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealSearch = ListQueryParams<'/deals/'>

export const dealListQueries = createListQueries('/deals/')

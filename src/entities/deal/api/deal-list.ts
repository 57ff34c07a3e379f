import { listsOf, type Schemas, type SearchOf } from '@/shared/api'

export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealSearch = SearchOf<'/deals/'>

export const dealLists = listsOf('/deals/')

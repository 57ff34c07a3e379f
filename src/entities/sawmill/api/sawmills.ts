import { listsOf, queryOf, type Schemas, type SearchOf } from '@/shared/api'

export type Sawmill = Schemas['Sawmill']
export type SawmillWrite = Schemas['SawmillWrite']
export type SawmillSummary = Schemas['SawmillSummary']
export type SawmillSearch = SearchOf<'/sawmills/'>

export const sawmillLists = listsOf('/sawmills/')
export const sawmillQuery = queryOf('/sawmills/')

import { listsOf, queryOf, type Schemas, type SearchOf } from '@/shared/api'

export type Client = Schemas['Client']
export type ClientWrite = Schemas['ClientWrite']
export type ClientStatus = Schemas['ClientStatus']
export type ClientSummary = Schemas['ClientSummary']
export type ClientSearch = SearchOf<'/clients/'>

export const clientLists = listsOf('/clients/')
export const clientQuery = queryOf('/clients/')

import { listsOf, queryOf, type Schemas, type SearchOf } from '@/shared/api'

export type Person = Schemas['Person']
export type PersonWrite = Schemas['PersonWrite']
export type PersonStatus = Schemas['PersonStatus']
export type PersonSummary = Schemas['PersonSummary']
export type PeopleSearch = SearchOf<'/people/'>
export type WorkKind = Schemas['WorkKind']

export const peopleLists = listsOf('/people/')
export const personQuery = queryOf('/people/')

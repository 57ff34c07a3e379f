import {
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type Person = Schemas['Person']
export type PersonWrite = Schemas['PersonWrite']
export type PersonStatus = Schemas['PersonStatus']
export type PersonSummary = Schemas['PersonSummary']
export type PeopleSearch = ListQueryParams<'/people/'>
export type WorkKind = Schemas['WorkKind']

export const personListQueries = createListQueries('/people/')
export const personQueryOptions = createRecordQueryOptions('/people/')

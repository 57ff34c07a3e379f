import {
  api,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type Schemas,
  createListQueries,
  createRecordQueryOptions,
  type ListQueryParams,
} from '@/shared/api'

export type Person = Schemas['Person']
export type PersonWrite = Schemas['PersonWrite']
export type PersonStatus = Schemas['PersonStatus']
export type PersonSummary = Schemas['PersonSummary']
export type PeopleSearch = ListQueryParams<'/people/'>
export type WorkKind = Schemas['WorkKind']

export const personListQueries = createListQueries('/people/', (options) =>
  api.GET('/people/', options),
)
export const personQueryOptions = createRecordQueryOptions('/people/', (options) =>
  api.GET('/people/{id}/', options),
)

export type DoneEntry = Schemas['DoneEntry']

const PAGE_SIZE = 20

/** A user's own changes to records, newest first. */
export const personActivityQueryOptions = (id: string) =>
  infiniteListQueryOptions(
    ['people', 'done', id] as const,
    (page, signal) =>
      unwrap(
        api.GET('/people/{id}/done/', {
          params: { path: { id }, query: toPageQuery({}, page) },
          signal,
        }),
      ),
    PAGE_SIZE,
  )

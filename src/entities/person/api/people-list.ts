import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type PersonSummary = Schemas['PersonSummary']

/** What the list of people is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type PeopleSearch = Omit<NonNullable<operations['listPeople']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of people, whatever it is narrowed to. */
export const peopleListKey = ['people', 'list'] as const

/**
 * One page of people.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchPeoplePage = (search: PeopleSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['PersonList']> =>
  unwrap(api.GET('/people/', { params: { query: pageOf(search, page) }, signal }))

/** The people that match, page after page. */
export const peopleListQuery = (search: PeopleSearch) => listPages([...peopleListKey, search] as const, (page, signal) => fetchPeoplePage(search, page, signal))

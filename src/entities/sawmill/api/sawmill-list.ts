import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type SawmillSummary = Schemas['SawmillSummary']

/** What a list of mills is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type SawmillSearch = Omit<NonNullable<operations['listSawmills']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of mills, whatever it is narrowed to. */
export const sawmillListKey = ['sawmills', 'list'] as const

/**
 * One page of mills.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchSawmillPage = (search: SawmillSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['SawmillList']> =>
  unwrap(api.GET('/sawmills/', { params: { query: pageOf(search, page) }, signal }))

/** The mills that match, page after page. */
export const sawmillListQuery = (search: SawmillSearch) =>
  listPages([...sawmillListKey, search] as const, (page, signal) => fetchSawmillPage(search, page, signal))

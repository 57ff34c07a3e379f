import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']

/** What a list of deals is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type DealSearch = Omit<NonNullable<operations['listDeals']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of deals, whatever it is narrowed to. */
export const dealListKey = ['deals', 'list'] as const

/**
 * One page of deals.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchDealPage = (search: DealSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['DealList']> =>
  unwrap(api.GET('/deals/', { params: { query: pageOf(search, page) }, signal }))

/** The deals that match, page after page. */
export const dealListQuery = (search: DealSearch) =>
  listPages([...dealListKey, search] as const, (page, signal) => fetchDealPage(search, page, signal))

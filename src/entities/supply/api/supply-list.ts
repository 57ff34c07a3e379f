import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']

/** What a list of supplies is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type SupplySearch = Omit<NonNullable<operations['listSupplies']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of supplies, whatever it is narrowed to. */
export const supplyListKey = ['supplies', 'list'] as const

/**
 * One page of supplies.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchSupplyPage = (search: SupplySearch, page: ListPage, signal: AbortSignal): Promise<Schemas['SupplyList']> =>
  unwrap(api.GET('/supplies/', { params: { query: pageOf(search, page) }, signal }))

/** The supplies that match, page after page. */
export const supplyListQuery = (search: SupplySearch) =>
  listPages([...supplyListKey, search] as const, (page, signal) => fetchSupplyPage(search, page, signal))

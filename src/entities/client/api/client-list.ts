import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type ClientStatus = Schemas['ClientStatus']
export type ClientSummary = Schemas['ClientSummary']

/** What a list of clients is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type ClientSearch = Omit<NonNullable<operations['listClients']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of clients, whatever it is narrowed to. */
export const clientListKey = ['clients', 'list'] as const

/**
 * One page of clients.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchClientPage = (search: ClientSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['ClientList']> =>
  unwrap(api.GET('/clients/', { params: { query: pageOf(search, page) }, signal }))

/** The clients that match, page after page. */
export const clientListQuery = (search: ClientSearch) =>
  listPages([...clientListKey, search] as const, (page, signal) => fetchClientPage(search, page, signal))

import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']

/** What a list of cargo is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type CargoSearch = Omit<NonNullable<operations['listCargos']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of cargo, whatever it is narrowed to. */
export const cargoListKey = ['cargos', 'list'] as const

/**
 * One page of cargo.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchCargoPage = (search: CargoSearch, page: ListPage, signal: AbortSignal): Promise<Schemas['CargoList']> =>
  unwrap(api.GET('/cargos/', { params: { query: pageOf(search, page) }, signal }))

/** The cargo that matches, page after page. */
export const cargoListQuery = (search: CargoSearch) => listPages([...cargoListKey, search] as const, (page, signal) => fetchCargoPage(search, page, signal))

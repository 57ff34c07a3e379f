import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type CompanySummary = Schemas['CompanySummary']

/** What a list of companies is narrowed to and sorted by; as the contract's search parameters, without the paging. */
export type CompanySearch = Omit<NonNullable<operations['listCompanies']['parameters']['query']>, 'cursor' | 'limit'>

/** Every list of companies, whatever it is narrowed to. */
export const companyListKey = ['companies', 'list'] as const

/**
 * One page of companies.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchCompanyPage = (search: CompanySearch, page: ListPage, signal: AbortSignal): Promise<Schemas['CompanyList']> =>
  unwrap(api.GET('/companies/', { params: { query: pageOf(search, page) }, signal }))

/** The companies that match, page after page. */
export const companyListQuery = (search: CompanySearch) =>
  listPages([...companyListKey, search] as const, (page, signal) => fetchCompanyPage(search, page, signal))

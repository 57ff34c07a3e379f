import type { QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/company'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { companyListKey } from './company-list'
import { companyQuery, type Company, type CompanyWrite } from './company-queries'

/**
 * Adds a company. The caller makes one `key` for each intended act, so that pressing Save twice adds one.
 * @throws ApiProblem
 */
export const createCompany = (company: CompanyWrite, key: string): Promise<Company> =>
  unwrap(api.POST('/companies/', { params: { header: { 'Idempotency-Key': key } }, body: company }))

/**
 * Changes a company as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export const updateCompany = (id: string, version: number, company: CompanyWrite): Promise<Company> =>
  unwrap(api.PUT('/companies/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: company }))

/**
 * Verifies, blocks or unblocks a company.
 * @throws ApiProblem
 */
export const transitionCompany = ({ id, version }: Pick<Company, 'id' | 'version'>, transition: Schemas['CompanyTransition']): Promise<Company> =>
  unwrap(api.POST('/companies/{id}/transitions/', { params: { path: { id }, header: ifMatch(version) }, body: transition }))

/**
 * Has its people log in again.
 * @throws ApiProblem
 */
export const clearCompanySessions = (id: string) => unwrap(api.POST('/companies/{id}/clear_sessions/', { params: { path: { id } } }))

/**
 * Removes all prices that are this company's alone: it pays its country's, or everybody's, from then on.
 * @throws ApiProblem
 */
export const removeCompanyPrices = (id: string, key: string): Promise<Schemas['RemovedPrices']> =>
  unwrap(api.POST('/companies/{id}/remove_prices/', { params: { path: { id }, header: { 'Idempotency-Key': key } } }))

/** Puts a saved company where its screen reads it, and has lists and what is kept beside it fetched again. */
export async function rememberCompany(queryClient: QueryClient, company: Company): Promise<void> {
  queryClient.setQueryData(companyQuery(company.id).queryKey, company)
  await Promise.all([queryClient.invalidateQueries({ queryKey: companyListKey }), refreshKept(queryClient, { kind: 'company', id: company.id })])
}

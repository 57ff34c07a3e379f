import { api, ifMatch, sendOnce, unwrap, createRecordWrites, type Schemas } from '@/shared/api'
import type { Company } from './companies'

export const companyWrites = createRecordWrites('/companies/', 'company', {
  create: (options) => api.POST('/companies/', options),
  update: (options) => api.PUT('/companies/{id}/', options),
})

/**
 * Verifies, blocks or unblocks a company.
 * @throws ApiProblem
 */
export const transitionCompany = (
  { id, version }: Pick<Company, 'id' | 'version'>,
  transition: Schemas['CompanyTransition'],
): Promise<Company> =>
  unwrap(
    api.POST('/companies/{id}/transitions/', {
      params: { path: { id }, header: ifMatch(version) },
      body: transition,
    }),
  )

/**
 * Links a company to an existing client, or creates its client.
 * @throws ApiProblem
 */
export const linkCompanyClient = (
  { id, version }: Pick<Company, 'id' | 'version'>,
  choice: Schemas['CompanyClientChoice'],
): Promise<Company> =>
  unwrap(
    api.PUT('/companies/{id}/client/', {
      params: { path: { id }, header: ifMatch(version) },
      body: choice,
    }),
  )

/**
 * Logs out all users of a company.
 * @throws ApiProblem
 */
export const clearCompanySessions = (id: string) =>
  unwrap(api.POST('/companies/{id}/clear_sessions/', { params: { path: { id } } }))

/**
 * Removes a company's own prices, once if repeated after a lost answer. The company then pays the
 * prices of its country or the general ones.
 * @throws ApiProblem
 */
export const removeCompanyPrices = (id: string): Promise<Schemas['RemovedPrices']> =>
  sendOnce(['removeCompanyPrices', id], (key) =>
    unwrap(
      api.POST('/companies/{id}/remove_prices/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
      }),
    ),
  )

import { queryOptions } from '@tanstack/react-query'
import {
  api,
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  unwrap,
  type ListQueryParams,
} from '@/shared/api'

export type Company = Schemas['Company']
export type CompanyWrite = Schemas['CompanyWrite']
export type CompanyStatus = Schemas['CompanyStatus']
export type CompanySummary = Schemas['CompanySummary']
export type CompanySearch = ListQueryParams<'/companies/'>

export const companyListQueries = createListQueries('/companies/', (options) =>
  api.GET('/companies/', options),
)
export const companyQueryOptions = createRecordQueryOptions('/companies/', (options) =>
  api.GET('/companies/{id}/', options),
)

/** Clients that a company can be linked to. The choice depends on the company's saved version. */
export const companyClientsQueryOptions = (id: string, version: number) =>
  queryOptions({
    queryKey: ['companies', id, 'clients', version] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/companies/{id}/clients/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Users who can manage a company. */
export const companyManagersQueryOptions = queryOptions({
  queryKey: ['companies', 'managers'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/companies/managers/', { signal })),
  staleTime: 60_000,
})

/**
 * Fetches the saved company without the query cache.
 * @throws ApiProblem
 */
export const fetchCompany = (id: string): Promise<Company> =>
  unwrap(api.GET('/companies/{id}/', { params: { path: { id } } }))

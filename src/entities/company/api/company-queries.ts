import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Company = Schemas['Company']
export type CompanyWrite = Schemas['CompanyWrite']
export type CompanyStatus = Schemas['CompanyStatus']

/** One company. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/companies/{id}/', { params: { path: { id } }, signal })),
  })

/** Who may serve a company. */
export const companyManagersQuery = queryOptions({
  queryKey: ['companies', 'managers'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/companies/managers/', { signal })),
  staleTime: 60_000,
})

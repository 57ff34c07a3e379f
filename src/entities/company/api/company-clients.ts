import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Clients that a company can be linked to. The choice depends on the company's saved version. */
export const companyClientsQueryOptions = (id: string, version: number) =>
  queryOptions({
    queryKey: ['companies', id, 'clients', version] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/companies/{id}/clients/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

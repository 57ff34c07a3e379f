import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Clients that a version of a company may be. */
export const companyClientsQueryOptions = (id: string, version: number) =>
  queryOptions({
    queryKey: ['companies', id, 'clients', version] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/companies/{id}/clients/', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

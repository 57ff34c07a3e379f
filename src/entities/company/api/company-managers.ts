import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Users who can manage a company. */
export const companyManagersQueryOptions = queryOptions({
  queryKey: ['companies', 'managers'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/companies/managers/', { signal })),
  staleTime: 60_000,
})

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Where a company has its wood delivered, by name. */
export const addressesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'addresses', companyId] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/companies/{id}/addresses/', { params: { path: { id: companyId } }, signal })),
  })

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type PageParams } from '@/shared/api'

/**
 * Searches companies that the user may price.
 * @throws ApiProblem, or Unreachable if offline
 */
export const findCompanyChoices = (
  { q }: { q?: string },
  { limit }: PageParams,
  signal: AbortSignal,
) => unwrap(api.GET('/companies/', { params: { query: { limit, ...(q && { q }) } }, signal }))

export const companyNameQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'name', id] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/', { params: { path: { id } }, signal }))).name,
    staleTime: 'static',
  })

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type PageParams } from '@/shared/api'

/**
 * Companies that may be priced, to choose from.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const findCompanyChoices = (
  { q }: { q?: string },
  { limit }: PageParams,
  signal: AbortSignal,
) => unwrap(api.GET('/companies/', { params: { query: { limit, ...(q && { q }) } }, signal }))

/** What a company is called. */
export const companyNameQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'name', id] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/', { params: { path: { id } }, signal }))).name,
    staleTime: 'static',
  })

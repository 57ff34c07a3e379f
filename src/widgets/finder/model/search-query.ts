import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Hit = Schemas['SearchHit']

/** Minimum length of a search, in characters. */
export const MIN_SEARCH_LENGTH = 2

export const searchQueryOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', q] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/search/', { params: { query: { q } }, signal })),
    enabled: q.length >= MIN_SEARCH_LENGTH,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

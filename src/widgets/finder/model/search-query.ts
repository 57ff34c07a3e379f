import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Hit = Schemas['SearchHit']

/** Letters that a search begins with. */
export const FEWEST = 2

/** What these words find, for this person. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/search/', { params: { query: { q } }, signal })),
    enabled: q.length >= FEWEST,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

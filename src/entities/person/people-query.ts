import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Person = Schemas['Person']

interface PeopleFilter {
  role?: Schemas['Role'][]
  /** Words that must all occur in the name or e-mail. */
  q?: string
}

/** The staff, by name, to pick managers from. */
export const peopleQuery = (filter: PeopleFilter = {}) =>
  queryOptions({
    queryKey: ['people', filter],
    queryFn: ({ signal }) => unwrap(api.GET('/people/', { params: { query: filter }, signal })),
    staleTime: 5 * 60_000,
  })

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type StaffMember = Schemas['StaffMember']

interface StaffFilter {
  role?: Schemas['Role'][]
  /** Includes deactivated people. */
  id?: string[]
  /** Words that must all occur in the name or e-mail. */
  q?: string
}

/** Staff, sorted by name. */
export const staffQueryOptions = (filter: StaffFilter = {}) =>
  queryOptions({
    queryKey: ['staff', filter],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/people/staff/', { params: { query: { ...filter, limit: 500 } }, signal })),
    staleTime: 5 * 60_000,
  })

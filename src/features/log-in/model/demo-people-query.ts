import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type DemoPerson = Schemas['DemoPerson']

/** The demo's people; none in a real installation. */
export const demoPeopleQueryOptions = queryOptions({
  queryKey: ['demo-people'],
  queryFn: ({ signal }) => unwrap(api.GET('/demo_people/', { signal })),
  staleTime: Infinity,
  retry: false,
})

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Me = Schemas['Me']

/** Who is logged in. It changes with a login only, which sets it. */
export const meQueryOptions = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => unwrap(api.GET('/me/', { signal })),
  staleTime: Infinity,
})

/** Who is logged in, or undefined until the answer is there. A page whose loader ensures `meQueryOptions` has it from the start. */
export const useMe = (): Me | undefined => useQuery(meQueryOptions).data

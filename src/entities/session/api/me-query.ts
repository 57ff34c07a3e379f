import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Me = Schemas['Me']

/** The logged-in user. Only a login replaces it. */
export const meQueryOptions = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => unwrap(api.GET('/me/', { signal })),
  staleTime: Infinity,
})

/**
 * Returns the logged-in user, or undefined while loading. Always defined if the page's loader
 * ensures `meQueryOptions`.
 */
export const useMe = (): Me | undefined => useQuery(meQueryOptions).data

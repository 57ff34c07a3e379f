import { queryOptions } from '@tanstack/react-query'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'

export type OwnProfile = Schemas['OwnProfile']

export const profileQueryOptions = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/profile/', { signal })),
})

/**
 * Fetches the saved profile without changing the cached one.
 * @throws ApiProblem
 */
export const fetchProfile = (): Promise<OwnProfile> => unwrap(api.GET('/profile/'))

/**
 * Saves the user's own data.
 * @throws ApiProblem
 */
export const saveProfile = (
  version: number,
  profile: Schemas['OwnProfileWrite'],
): Promise<OwnProfile> =>
  unwrap(api.PUT('/profile/', { params: { header: ifMatch(version) }, body: profile }))

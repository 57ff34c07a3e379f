import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

/**
 * Changes the user's own password; other sessions end.
 * @throws ApiProblem
 */
export const changePassword = (change: Schemas['PasswordChange']) =>
  unwrap(api.PUT('/profile/password/', { body: change }))

export const sessionsQueryOptions = queryOptions({
  queryKey: ['profile', 'sessions'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/profile/sessions/', { signal })),
})

/**
 * Ends one of the user's own sessions.
 * @throws ApiProblem
 */
export const endSession = (id: string) =>
  unwrap(api.DELETE('/profile/sessions/{id}/', { params: { path: { id } } }))

/**
 * Ends all of the user's own sessions but this one.
 * @throws ApiProblem
 */
export const endOtherSessions = () => unwrap(api.DELETE('/profile/sessions/'))

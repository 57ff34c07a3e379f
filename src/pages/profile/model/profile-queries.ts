import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

/** @throws ApiProblem */
export const changePassword = (change: Schemas['PasswordChange']) =>
  unwrap(api.PUT('/profile/password/', { body: change }))

export const sessionsQueryOptions = queryOptions({
  queryKey: ['profile', 'sessions'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/profile/sessions/', { signal })),
})

/** @throws ApiProblem */
export const endSession = (id: string) =>
  unwrap(api.DELETE('/profile/sessions/{id}/', { params: { path: { id } } }))

/** @throws ApiProblem */
export const endOtherSessions = () => unwrap(api.DELETE('/profile/sessions/'))

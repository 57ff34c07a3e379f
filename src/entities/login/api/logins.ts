import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  createListQueries,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type ListQueryParams,
  type Schemas,
} from '@/shared/api'

export type Login = Schemas['LoginRecord']
export type LoginOutcome = Schemas['LoginOutcome']
export type SlowedLogin = Schemas['SlowedLogin']
export type Session = Schemas['OwnSession']
export type LoginSearch = ListQueryParams<'/logins/'>

const LOGINS_KEY = ['logins'] as const

export const loginListQueries = createListQueries('/logins/', (options) =>
  api.GET('/logins/', options),
)

const PAGE_SIZE = 10

/** A person's logins and failures, newest first. */
export const personLoginsQueryOptions = (id: string) =>
  infiniteListQueryOptions(
    ['logins', 'person', id] as const,
    (page, signal) => loginListQueries.fetchPage({ person_id: [id] }, page, signal),
    PAGE_SIZE,
  )

/** The user's own logins and failures, newest first. */
export const ownLoginsQueryOptions = infiniteListQueryOptions(
  ['logins', 'own'] as const,
  (page, signal) =>
    unwrap(api.GET('/profile/logins/', { params: { query: toPageQuery({}, page) }, signal })),
  PAGE_SIZE,
)

/** Accounts and addresses that have to wait now. */
export const slowedLoginsQueryOptions = queryOptions({
  queryKey: [...LOGINS_KEY, 'slowed'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/logins/slowed/', { signal })),
})

export const personSessionsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...LOGINS_KEY, 'sessions', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/people/{id}/sessions/', { params: { path: { id } }, signal })),
  })

/**
 * Lets an account or address try again at once.
 * @throws ApiProblem
 */
export const unlockLogin = ({ person, address }: Pick<SlowedLogin, 'person' | 'address'>) =>
  unwrap(api.POST('/logins/unlock/', { body: { person_id: person?.id ?? null, address } }))

/**
 * Ends one session of a person, on any device.
 * @throws ApiProblem
 */
export const endPersonSession = (id: string, session_id: string) =>
  unwrap(
    api.DELETE('/people/{id}/sessions/{session_id}/', { params: { path: { id, session_id } } }),
  )

/** Invalidates everything that an unlock or an ended session changes. */
export const refreshLogins = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: LOGINS_KEY })

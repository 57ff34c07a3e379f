import type { QueryClient } from '@tanstack/react-query'
import { api, ifMatch, unwrap, createRecordWrites, type Schemas } from '@/shared/api'
import type { Person } from './people'
import { STAFF_KEY } from './staff'

const writes = createRecordWrites('/people/', 'person', {
  create: (options) => api.POST('/people/', options),
  update: (options) => api.PUT('/people/{id}/', options),
})

export const personWrites = {
  ...writes,
  /** Caches a saved person and invalidates the staff list. */
  cacheSaved: (queryClient: QueryClient, person: Person): Promise<unknown> =>
    Promise.all([
      writes.cacheSaved(queryClient, person),
      queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
    ]),
}

/**
 * Deactivates a person and hands over their open work, or reactivates them.
 * @throws ApiProblem
 */
export const transitionPerson = (
  { id, version }: Pick<Person, 'id' | 'version'>,
  transition: Schemas['PersonTransition'],
): Promise<Person> =>
  unwrap(
    api.POST('/people/{id}/transitions/', {
      params: { path: { id }, header: ifMatch(version) },
      body: transition,
    }),
  )

/**
 * Hands a person's open work over to others.
 * @throws ApiProblem
 */
export const handOverWork = (id: string, work: Schemas['HandedWork'][]): Promise<Person> =>
  unwrap(api.POST('/people/{id}/hand_over/', { params: { path: { id } }, body: { work } }))

/**
 * Erases the personal data of a person who left.
 * @throws ApiProblem
 */
export const erasePerson = ({ id, version }: Pick<Person, 'id' | 'version'>): Promise<Person> =>
  unwrap(api.POST('/people/{id}/erase/', { params: { path: { id }, header: ifMatch(version) } }))

/**
 * Logs a person out everywhere.
 * @throws ApiProblem
 */
export const clearPersonSessions = (id: string) =>
  unwrap(api.POST('/people/{id}/clear_sessions/', { params: { path: { id } } }))

/**
 * Mails a person a link to set a password.
 * @throws ApiProblem
 */
export const sendPersonLink = (id: string) =>
  unwrap(api.POST('/people/{id}/send_link/', { params: { path: { id } } }))

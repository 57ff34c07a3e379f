import type { QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/person'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { peopleListKey } from './people-list'
import { personQuery, type Person, type PersonWrite } from './person-queries'

/**
 * Lets somebody in, and mails them a link. The caller makes one `key` for each intended act, so that pressing Save twice mails one.
 * @throws ApiProblem
 */
export const createPerson = (person: PersonWrite, key: string): Promise<Person> =>
  unwrap(api.POST('/people/', { params: { header: { 'Idempotency-Key': key } }, body: person }))

/**
 * Changes somebody as they were in `version`.
 * @throws ApiProblem with code `stale` where somebody changed them since.
 */
export const updatePerson = (id: string, version: number, person: PersonWrite): Promise<Person> =>
  unwrap(api.PUT('/people/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: person }))

/**
 * Deactivates somebody, handing their open work over, or lets them in again.
 * @throws ApiProblem
 */
export const transitionPerson = ({ id, version }: Pick<Person, 'id' | 'version'>, transition: Schemas['PersonTransition']): Promise<Person> =>
  unwrap(api.POST('/people/{id}/transitions/', { params: { path: { id }, header: ifMatch(version) }, body: transition }))

/**
 * Hands open work over to others.
 * @throws ApiProblem
 */
export const handWorkOver = (id: string, work: Schemas['HandedWork'][]): Promise<Person> =>
  unwrap(api.POST('/people/{id}/hand_over/', { params: { path: { id } }, body: { work } }))

/**
 * Has somebody log in again.
 * @throws ApiProblem
 */
export const clearPersonSessions = (id: string) => unwrap(api.POST('/people/{id}/clear_sessions/', { params: { path: { id } } }))

/**
 * Mails somebody a link to set a password.
 * @throws ApiProblem
 */
export const sendPersonLink = (id: string) => unwrap(api.POST('/people/{id}/send_link/', { params: { path: { id } } }))

/** Puts a saved person where their screen reads them, and has fetched again what names them elsewhere. */
export async function rememberPerson(queryClient: QueryClient, person: Person): Promise<void> {
  queryClient.setQueryData(personQuery(person.id).queryKey, person)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: peopleListKey }),
    queryClient.invalidateQueries({ queryKey: ['staff'] }),
    refreshKept(queryClient, { kind: 'person', id: person.id }),
  ])
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Client = Schemas['Client']
export type ClientWrite = Schemas['ClientWrite']

/** All that is known of clients: lists and each one. */
export const clientsKey = ['clients'] as const

/** One client, with its exposure. */
export function clientQuery(id: string) {
  return queryOptions({
    queryKey: [...clientsKey, 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/clients/{id}/', { params: { path: { id } }, signal })),
  })
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Client = Schemas['Client']
export type ClientWrite = Schemas['ClientWrite']

/** One client, with its exposure. */
export function clientQuery(id: string) {
  return queryOptions({
    queryKey: ['clients', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/clients/{id}/', { params: { path: { id } }, signal })),
  })
}

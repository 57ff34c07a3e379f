import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Sawmill = Schemas['Sawmill']
export type SawmillWrite = Schemas['SawmillWrite']

/** One mill. */
export function sawmillQuery(id: string) {
  return queryOptions({
    queryKey: ['sawmills', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/sawmills/{id}/', { params: { path: { id } }, signal })),
  })
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Deal = Schemas['Deal']
export type DealWrite = Schemas['DealWrite']
export type DealTransition = Schemas['DealTransition']

/** One deal and what is derived from it. */
export const dealKey = (id: string) => ['deals', 'one', id] as const

/** One deal. */
export function dealQuery(id: string) {
  return queryOptions({
    queryKey: dealKey(id),
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/', { params: { path: { id } }, signal })),
  })
}

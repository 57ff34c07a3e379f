import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Supply = Schemas['Supply']
export type SupplyWrite = Schemas['SupplyWrite']
export type SupplyTransition = Schemas['SupplyTransition']

/** One supply. */
export function supplyQuery(id: string) {
  return queryOptions({
    queryKey: ['supplies', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/supplies/{id}/', { params: { path: { id } }, signal })),
  })
}

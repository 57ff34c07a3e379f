import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Cargo = Schemas['Cargo']
export type CargoWrite = Schemas['CargoWrite']
export type CargoTransition = Schemas['CargoTransition']
export type CargoLoad = Schemas['CargoLoad']

/** One cargo. */
export function cargoQuery(id: string) {
  return queryOptions({
    queryKey: ['cargos', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/cargos/{id}/', { params: { path: { id } }, signal })),
  })
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Cargo = Schemas['Cargo']
export type CargoWrite = Schemas['CargoWrite']
export type CargoTransition = Schemas['CargoTransition']
export type CargoLoad = Schemas['CargoLoad']
export type LoadableWood = Schemas['LoadableWood']

/** One cargo. */
export function cargoQuery(id: string) {
  return queryOptions({
    queryKey: ['cargos', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/cargos/{id}/', { params: { path: { id } }, signal })),
  })
}

/** What is ready and may be loaded, as if this cargo's own loads were in none; for a new cargo without an id. */
export function loadableQuery(cargoId: string | null) {
  return queryOptions({
    queryKey: ['cargos', 'loadable', cargoId] as const,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/cargos/loadable/', { params: { query: cargoId === null ? {} : { cargo_id: cargoId } }, signal }))).items,
  })
}

/** Carriers, forwarders and ports that cargo goes by. */
export const cargoChoicesQuery = queryOptions({
  queryKey: ['cargos', 'choices'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/cargos/choices/', { signal })),
})

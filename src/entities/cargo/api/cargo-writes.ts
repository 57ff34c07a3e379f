import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from '@/entities/cover/@x/cargo'
import { refreshKept } from '@/entities/document/@x/cargo'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { cargoLists } from './cargo-list'
import { cargoChoicesQuery } from './cargo-choices'
import { cargoQuery, type Cargo, type CargoWrite } from './cargo-query'

/**
 * Plans a new cargo, once for each `key`.
 * @throws ApiProblem
 */
export const createCargo = (cargo: CargoWrite, key: string): Promise<Cargo> =>
  unwrap(api.POST('/cargos/', { params: { header: { 'Idempotency-Key': key } }, body: cargo }))

/**
 * Changes a cargo as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export const updateCargo = (id: string, version: number, cargo: CargoWrite): Promise<Cargo> =>
  unwrap(
    api.PUT('/cargos/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: cargo }),
  )

/**
 * Takes a cargo to another status, once for each `key`.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionCargo(
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  step: Schemas['CargoTransitionRequest'],
  key: string,
): Promise<Cargo> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
  return unwrap(api.POST('/cargos/{id}/transitions/', { params, body: step }))
}

/** Puts a cargo as the backend now has it where its screen reads it, and has lists, its record, and the deals and supplies that follow it fetched again. */
export async function rememberCargo(queryClient: QueryClient, cargo: Cargo): Promise<void> {
  queryClient.setQueryData(cargoQuery(cargo.id).queryKey, cargo)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: cargoLists.key }),
    queryClient.invalidateQueries({ queryKey: ['cargos', 'loadable'] }),
    queryClient.invalidateQueries({ queryKey: cargoChoicesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: coverKey }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    queryClient.invalidateQueries({ queryKey: ['supplies'] }),
    refreshKept(queryClient, { kind: 'cargo', id: cargo.id }),
  ])
}

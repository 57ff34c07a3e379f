import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from '@/entities/cover/@x/cargo'
import { refreshRecordExtras } from '@/entities/document/@x/cargo'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { cargoListQueries } from './cargo-list'
import { cargoChoicesQueryOptions } from './cargo-choices'
import { cargoQueryOptions, type Cargo, type CargoWrite } from './cargo-query'

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
export async function cacheSavedCargo(queryClient: QueryClient, cargo: Cargo): Promise<void> {
  queryClient.setQueryData(cargoQueryOptions(cargo.id).queryKey, cargo)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: cargoListQueries.key }),
    queryClient.invalidateQueries({ queryKey: ['cargos', 'loadable'] }),
    queryClient.invalidateQueries({ queryKey: cargoChoicesQueryOptions.queryKey }),
    queryClient.invalidateQueries({ queryKey: coverKey }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    queryClient.invalidateQueries({ queryKey: ['supplies'] }),
    refreshRecordExtras(queryClient, { kind: 'cargo', id: cargo.id }),
  ])
}

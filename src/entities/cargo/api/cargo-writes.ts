import type { QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/cargo'
import { refreshRecordExtras } from '@/entities/document/@x/cargo'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import {
  type Cargo,
  cargoChoicesQueryOptions,
  cargoListQueries,
  cargoQueryOptions,
  type CargoWrite,
  LOADABLE_KEY,
} from './cargo-queries'

/**
 * Creates a cargo, idempotent per `key`.
 * @throws ApiProblem
 */
export const createCargo = (cargo: CargoWrite, key: string): Promise<Cargo> =>
  unwrap(api.POST('/cargos/', { params: { header: { 'Idempotency-Key': key } }, body: cargo }))

/**
 * Saves a cargo that was read at `version`.
 * @throws ApiProblem with code `stale` if the cargo has changed since
 */
export const updateCargo = (id: string, version: number, cargo: CargoWrite): Promise<Cargo> =>
  unwrap(
    api.PUT('/cargos/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: cargo }),
  )

/**
 * Moves a cargo to another status, idempotent per `key`.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionCargo(
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  request: Schemas['CargoTransitionRequest'],
  key: string,
): Promise<Cargo> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
  return unwrap(api.POST('/cargos/{id}/transitions/', { params, body: request }))
}

/**
 * Caches a saved cargo and invalidates the lists, history, deals and supplies that depend on it.
 */
export async function cacheSavedCargo(queryClient: QueryClient, cargo: Cargo): Promise<void> {
  queryClient.setQueryData(cargoQueryOptions(cargo.id).queryKey, cargo)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: cargoListQueries.key }),
    queryClient.invalidateQueries({ queryKey: LOADABLE_KEY }),
    queryClient.invalidateQueries({ queryKey: cargoChoicesQueryOptions.queryKey }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    queryClient.invalidateQueries({ queryKey: ['supplies'] }),
    refreshRecordExtras(queryClient, { kind: 'cargo', id: cargo.id }),
  ])
}

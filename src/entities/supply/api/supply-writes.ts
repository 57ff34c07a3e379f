import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from '@/entities/cover/@x/supply'
import { refreshRecordExtras } from '@/entities/document/@x/supply'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { supplyListQueries } from './supply-list'
import { supplyQueryOptions, type Supply, type SupplyWrite } from './supply-queries'

/**
 * Writes a new supply, once for each `key`.
 * @throws ApiProblem
 */
export const createSupply = (supply: SupplyWrite, key: string): Promise<Supply> =>
  unwrap(api.POST('/supplies/', { params: { header: { 'Idempotency-Key': key } }, body: supply }))

/**
 * Changes a supply as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export const updateSupply = (id: string, version: number, supply: SupplyWrite): Promise<Supply> =>
  unwrap(
    api.PUT('/supplies/{id}/', {
      params: { path: { id }, header: ifMatch(version) },
      body: supply,
    }),
  )

/**
 * Takes a supply to another status, once for each `key`.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionSupply(
  { id, version }: Pick<Supply, 'id' | 'version'>,
  step: Schemas['SupplyTransitionRequest'],
  key: string,
): Promise<Supply> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
  return unwrap(api.POST('/supplies/{id}/transitions/', { params, body: step }))
}

/** Puts a supply as the backend now has it where its screen reads it, and has lists, its record and the deals that it covers fetched again. */
export async function cacheSavedSupply(queryClient: QueryClient, supply: Supply): Promise<void> {
  queryClient.setQueryData(supplyQueryOptions(supply.id).queryKey, supply)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: supplyListQueries.key }),
    queryClient.invalidateQueries({ queryKey: coverKey }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    refreshRecordExtras(queryClient, { kind: 'supply', id: supply.id }),
  ])
}

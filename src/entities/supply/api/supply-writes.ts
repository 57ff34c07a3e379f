import type { QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/supply'
import { refreshRecordExtras } from '@/entities/document/@x/supply'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import {
  supplyListQueries,
  supplyQueryOptions,
  type Supply,
  type SupplyWrite,
} from './supply-queries'

/**
 * Creates a supply, idempotent per `key`.
 * @param copiedFrom id of the supply that it was copied from
 * @throws ApiProblem
 */
export function createSupply(
  supply: SupplyWrite,
  key: string,
  copiedFrom?: string,
): Promise<Supply> {
  const query = copiedFrom === undefined ? {} : { copied_from: copiedFrom }
  const params = { header: { 'Idempotency-Key': key }, query }
  return unwrap(api.POST('/supplies/', { params, body: supply }))
}

/**
 * Saves a supply that was read at `version`.
 * @throws ApiProblem with code `stale` if the supply has changed since
 */
export const updateSupply = (id: string, version: number, supply: SupplyWrite): Promise<Supply> =>
  unwrap(
    api.PUT('/supplies/{id}/', {
      params: { path: { id }, header: ifMatch(version) },
      body: supply,
    }),
  )

/**
 * Moves a supply to another status, idempotent per `key`.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionSupply(
  { id, version }: Pick<Supply, 'id' | 'version'>,
  request: Schemas['SupplyTransitionRequest'],
  key: string,
): Promise<Supply> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
  return unwrap(api.POST('/supplies/{id}/transitions/', { params, body: request }))
}

/** Caches a saved supply and invalidates the lists, history, cover and deals. */
export async function cacheSavedSupply(queryClient: QueryClient, supply: Supply): Promise<void> {
  queryClient.setQueryData(supplyQueryOptions(supply.id).queryKey, supply)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: supplyListQueries.key }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    refreshRecordExtras(queryClient, { kind: 'supply', id: supply.id }),
  ])
}

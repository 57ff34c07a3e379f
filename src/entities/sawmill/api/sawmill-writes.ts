import type { QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/sawmill'
import { api, ifMatch, unwrap } from '@/shared/api'
import { sawmillListKey } from './sawmill-list'
import { sawmillQuery, type Sawmill, type SawmillWrite } from './sawmill-queries'

/**
 * Adds a mill. The caller makes one `key` for each intended act, so that pressing Save twice adds one mill.
 * @throws ApiProblem
 */
export function createSawmill(mill: SawmillWrite, key: string): Promise<Sawmill> {
  return unwrap(api.POST('/sawmills/', { params: { header: { 'Idempotency-Key': key } }, body: mill }))
}

/**
 * Changes a mill as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export function updateSawmill(id: string, version: number, mill: SawmillWrite): Promise<Sawmill> {
  return unwrap(api.PUT('/sawmills/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: mill }))
}

/** Puts a saved mill where its screen reads it, and has lists and what is kept beside it fetched again. */
export async function rememberSawmill(queryClient: QueryClient, mill: Sawmill): Promise<void> {
  queryClient.setQueryData(sawmillQuery(mill.id).queryKey, mill)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: sawmillListKey }),
    refreshKept(queryClient, { kind: 'sawmill', id: mill.id }),
  ])
}

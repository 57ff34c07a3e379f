import type { QueryClient } from '@tanstack/react-query'
import { callsByPath } from './calls-by-path'
import { ifMatch } from './client'
import { recordExtrasKey } from './record-extras-key'
import { toResourceName } from './list-queries'
import { unwrap } from './problem'
import { createRecordQueryOptions } from './record-query-options'
import type { RecordPath, RecordResponse, RecordWrite } from './record-paths'
import type { Schemas } from './schemas'

/** How records of a path are added and changed, as their form takes it. Apart from reading them: lists come before anything is written. */
export const createRecordWrites = <Path extends RecordPath>(
  path: Path,
  kind: Schemas['RecordKind'],
) => ({
  /**
   * Adds one. The caller makes one `key` for each intended act, so that pressing Save twice adds one.
   * @throws ApiProblem
   */
  create: (write: RecordWrite<Path>, key: string): Promise<RecordResponse<Path>> =>
    unwrap(
      callsByPath.POST<Path>(path, { params: { header: { 'Idempotency-Key': key } }, body: write }),
    ),

  /**
   * Changes one as it was in `version`.
   * @throws ApiProblem with code `stale` where somebody changed it since.
   */
  update: (id: string, version: number, write: RecordWrite<Path>): Promise<RecordResponse<Path>> =>
    unwrap(
      callsByPath.PUT<Path>(`${path}{id}/`, {
        params: { path: { id }, header: ifMatch(version) },
        body: write,
      }),
    ),

  /** Puts a saved one where its screen reads it, and has lists and what is kept beside it fetched again. */
  async remember(queryClient: QueryClient, saved: RecordResponse<Path>): Promise<void> {
    const { id } = saved
    queryClient.setQueryData(createRecordQueryOptions(path)(id).queryKey, saved)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [toResourceName(path), 'list'] }),
      queryClient.invalidateQueries({ queryKey: recordExtrasKey({ kind, id }) }),
    ])
  },
})

import type { QueryClient } from '@tanstack/react-query'
import { ifMatch } from './client'
import { recordExtrasKey, toRecordKey, toResourceName } from './record-queries'
import { unwrap } from './problem'
import type { RecordPath, RecordResponse, RecordWrite, WriteCalls } from './record-paths'
import type { Schemas } from './schemas'

/** Creates and updates records of a path. In a module of its own, so that lists load without it. */
export const createRecordWrites = <Path extends RecordPath>(
  path: Path,
  kind: Schemas['RecordKind'],
  calls: WriteCalls<Path>,
) => ({
  /**
   * Creates a record. Pass one `key` per intended record, so that pressing Save twice creates one.
   * @throws ApiProblem
   */
  create: (payload: RecordWrite<Path>, key: string): Promise<RecordResponse<Path>> =>
    unwrap(calls.create({ params: { header: { 'Idempotency-Key': key } }, body: payload })),

  /**
   * Updates a record that was read at `version`.
   * @throws ApiProblem with code `stale` if a newer version is saved
   */
  update: (
    id: string,
    version: number,
    payload: RecordWrite<Path>,
  ): Promise<RecordResponse<Path>> =>
    unwrap(
      calls.update({
        params: { path: { id }, header: ifMatch(version) },
        body: payload,
      }),
    ),

  /** Puts a saved record into the cache and invalidates its lists and extras. */
  async cacheSaved(queryClient: QueryClient, saved: RecordResponse<Path>): Promise<void> {
    const { id } = saved
    queryClient.setQueryData(toRecordKey(path, id), saved)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [toResourceName(path), 'list'] }),
      queryClient.invalidateQueries({ queryKey: recordExtrasKey({ kind, id }) }),
    ])
  },
})

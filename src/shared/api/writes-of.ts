import type { QueryClient } from '@tanstack/react-query'
import { callsByPath } from './calls-by-path'
import { ifMatch } from './client'
import { keptKey } from './kept-key'
import { nameOfPath } from './lists-of'
import { unwrap } from './problem'
import { queryOf } from './query-of'
import type { RecordPath, SavedOf, WriteOf } from './record-paths'
import type { Schemas } from './schemas'

/** How records of a path are added and changed, as their form takes it. Apart from reading them: lists come before anything is written. */
export const writesOf = <Path extends RecordPath>(path: Path, kind: Schemas['RecordKind']) => ({
  /**
   * Adds one. The caller makes one `key` for each intended act, so that pressing Save twice adds one.
   * @throws ApiProblem
   */
  create: (write: WriteOf<Path>, key: string): Promise<SavedOf<Path>> =>
    unwrap(
      callsByPath.POST<Path>(path, { params: { header: { 'Idempotency-Key': key } }, body: write }),
    ),

  /**
   * Changes one as it was in `version`.
   * @throws ApiProblem with code `stale` where somebody changed it since.
   */
  update: (id: string, version: number, write: WriteOf<Path>): Promise<SavedOf<Path>> =>
    unwrap(
      callsByPath.PUT<Path>(`${path}{id}/`, {
        params: { path: { id }, header: ifMatch(version) },
        body: write,
      }),
    ),

  /** Puts a saved one where its screen reads it, and has lists and what is kept beside it fetched again. */
  async remember(queryClient: QueryClient, saved: SavedOf<Path>): Promise<void> {
    const { id } = saved
    queryClient.setQueryData(queryOf(path)(id).queryKey, saved)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [nameOfPath(path), 'list'] }),
      queryClient.invalidateQueries({ queryKey: keptKey({ kind, id }) }),
    ])
  },
})

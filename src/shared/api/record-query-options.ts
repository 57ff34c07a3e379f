import { queryOptions } from '@tanstack/react-query'
import { callsByPath } from './calls-by-path'
import { toResourceName } from './list-queries'
import { unwrap } from './problem'
import type { RecordPath } from './record-paths'

/** Returns the query options of a single record, by its id. */
export const createRecordQueryOptions =
  <Path extends RecordPath>(path: Path) =>
  (id: string) =>
    queryOptions({
      queryKey: [toResourceName(path), 'one', id] as const,
      queryFn: ({ signal }) =>
        unwrap(callsByPath.GET<Path>(`${path}{id}/`, { params: { path: { id } }, signal })),
    })

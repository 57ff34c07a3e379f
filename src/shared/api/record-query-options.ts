import { queryOptions } from '@tanstack/react-query'
import { toResourceName } from './list-queries'
import { unwrap } from './problem'
import type { RecordCall, RecordPath } from './record-paths'

export const toRecordKey = (path: RecordPath, id: string) =>
  [toResourceName(path), 'one', id] as const

/** Returns the query options of a single record, by its id. */
export const createRecordQueryOptions =
  <Path extends RecordPath>(path: Path, read: RecordCall<Path>) =>
  (id: string) =>
    queryOptions({
      queryKey: toRecordKey(path, id),
      queryFn: ({ signal }) => unwrap(read({ params: { path: { id } }, signal })),
    })

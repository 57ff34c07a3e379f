import type { RecordFilter } from './filter'

/** A filter whose values are found by typing. */
export type SearchedFilter = Extract<RecordFilter, { kind: 'search' }>

/** The text of a value that came with the URL. */
export const nameQuery = (filter: SearchedFilter, value: string) => ({
  queryKey: ['record-list', 'name', filter.source, value],
  queryFn: ({ signal }: { signal: AbortSignal }) => filter.nameOf(value, signal),
  staleTime: Infinity,
})

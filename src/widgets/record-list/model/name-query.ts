import type { RecordFilter } from './filter'

/** A filter whose values are found by typing. */
export type SearchFilterConfig = Extract<RecordFilter, { kind: 'search' }>

/** The text of a value that came with the URL. */
export const nameQueryOptions = (filter: SearchFilterConfig, value: string) => ({
  queryKey: ['record-list', 'name', filter.source, value],
  queryFn: ({ signal }: { signal: AbortSignal }) => filter.findName(value, signal),
  staleTime: Infinity,
})

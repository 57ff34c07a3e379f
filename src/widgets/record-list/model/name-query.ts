import type { RecordFilter } from './filter'

/** A filter whose values are searched by text. */
export type SearchFilterConfig = Extract<RecordFilter, { kind: 'search' }>

/** Query for the text of a value from the URL. */
export const nameQueryOptions = (filter: SearchFilterConfig, value: string) => ({
  queryKey: ['record-list', 'name', filter.source, value],
  queryFn: ({ signal }: { signal: AbortSignal }) => filter.findName(value, signal),
  staleTime: Infinity,
})

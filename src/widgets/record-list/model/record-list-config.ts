import { noop, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoutePath } from '@/entities/session'
import { infiniteListQueryOptions, type PageParams } from '@/shared/api'
import type { Format } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import type { RecordColumn } from './column'
import type { ListSearch, RecordFilter } from './filter'
import type { RecordPage } from './use-record-pages'

/** Paths of lists that have a `/new` path. */
type RecordsPath = {
  [Path in RoutePath]: `${Path}/new` extends RoutePath ? Path : never
}[RoutePath]

/** Context for creating filters. */
export interface FilterContext {
  readonly format: Format
  readonly language: string
  /** For filters that search their values. */
  readonly queryClient: QueryClient
}

/** Configuration of a list page for a kind of record. */
export interface RecordListConfig<Row extends { readonly id: string }, Search extends ListSearch> {
  readonly path: RecordsPath
  /** Namespace of the page's texts: `title`, `new`, `count`, `empty.*` and `file_name`. */
  readonly texts: `pages/${string}`
  /** Parses the search parameters of the URL. */
  parseSearch(raw: Record<string, unknown>): Search
  readonly queries: {
    readonly key: QueryKey
    fetchPage(search: Search, page: PageParams, signal: AbortSignal): Promise<RecordPage<Row>>
  }
  /**
   * Columns in order. Recreated when the language changes, as the filters are: both read texts from
   * `i18n`.
   */
  columns(format: Format): readonly RecordColumn<Row>[]
  filters(tools: FilterContext): readonly RecordFilter[]
  /** A record's card on a phone. */
  card(row: Row): ReactNode
}

/** Infinite query of a list, for any kind of record. */
export const rowsQueryOptions = <Row extends { readonly id: string }, Search extends ListSearch>(
  { queries }: RecordListConfig<Row, Search>,
  search: Search,
) =>
  infiniteListQueryOptions([...queries.key, search], (page, signal) =>
    queries.fetchPage(search, page, signal),
  )

/** Creates a loader that prefetches the first rows of a list. */
export const createRecordsLoader =
  <Row extends { readonly id: string }, Search extends ListSearch>(
    config: RecordListConfig<Row, Search>,
  ) =>
  ({ context, deps }: LoaderArgs<Search>): void => {
    context.queryClient.infiniteQuery(rowsQueryOptions(config, deps)).catch(noop)
  }

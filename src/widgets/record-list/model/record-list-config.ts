import { noop, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoutePath } from '@/entities/session'
import { infiniteListQueryOptions, type PageParams } from '@/shared/api'
import type { Format } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import type { RecordColumn } from './column'
import type { ListSearch, RecordFilter } from './filter'
import type { RecordPage } from './use-record-pages'

/** Lists whose records are added under the same path. */
type RecordsPath = {
  [Path in RoutePath]: `${Path}/new` extends RoutePath ? Path : never
}[RoutePath]

/** What filters are made with. */
export interface FilterContext {
  readonly format: Format
  readonly language: string
  /** For those whose values are looked up. */
  readonly queryClient: QueryClient
}

/** All that the page of a list has to know of a kind of record that has nothing but its list and its screens. */
export interface RecordListConfig<Row extends { readonly id: string }, Search extends ListSearch> {
  readonly path: RecordsPath
  /** The page's texts: `title`, `new`, `count`, `empty.*` and `file_name`. */
  readonly texts: `pages/${string}`
  /** What the list is narrowed to, out of the address. */
  parseSearch(raw: Record<string, unknown>): Search
  readonly queries: {
    readonly key: QueryKey
    fetchPage(search: Search, page: PageParams, signal: AbortSignal): Promise<RecordPage<Row>>
  }
  /** The columns in their order. Asked for anew in another language, as the filters are: both take their words from `i18n` as it is then. */
  columns(format: Format): readonly RecordColumn<Row>[]
  filters(tools: FilterContext): readonly RecordFilter[]
  /** A record on a phone. */
  card(row: Row): ReactNode
}

/** What a list finds, page after page; under the same key as `query` of its `listsOf`, whose type follows one path and no other. */
export const rowsQueryOptions = <Row extends { readonly id: string }, Search extends ListSearch>(
  { queries }: RecordListConfig<Row, Search>,
  search: Search,
) =>
  infiniteListQueryOptions([...queries.key, search], (page, signal) =>
    queries.fetchPage(search, page, signal),
  )

/** Creates a loader that starts the query of a list's first rows. */
export const recordsLoader =
  <Row extends { readonly id: string }, Search extends ListSearch>(
    of: RecordListConfig<Row, Search>,
  ) =>
  ({ context, deps }: LoaderArgs<Search>): void => {
    context.queryClient.infiniteQuery(rowsQueryOptions(of, deps)).catch(noop)
  }

import { noop, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoutePath } from '@/entities/session'
import { listPages, type ListPage } from '@/shared/api'
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
export interface FilterTools {
  readonly format: Format
  readonly language: string
  /** For those whose values are looked up. */
  readonly queryClient: QueryClient
}

/** All that the page of a list has to know of a kind of record that has nothing but its list and its screens. */
export interface RecordsOf<Row extends { readonly id: string }, Search extends ListSearch> {
  readonly path: RecordsPath
  /** The page's texts: `title`, `new`, `count`, `empty.*` and `file_name`. */
  readonly texts: `pages/${string}`
  /** What the list is narrowed to, out of the address. */
  search(raw: Record<string, unknown>): Search
  readonly lists: {
    readonly key: QueryKey
    fetchPage(search: Search, page: ListPage, signal: AbortSignal): Promise<RecordPage<Row>>
  }
  /** The columns in their order. Asked for anew in another language, as the filters are: both take their words from `i18n` as it is then. */
  columns(format: Format): readonly RecordColumn<Row>[]
  filters(tools: FilterTools): readonly RecordFilter[]
  /** A record on a phone. */
  card(row: Row): ReactNode
}

/** What a list finds, page after page; under the same key as `query` of its `listsOf`, whose type follows one path and no other. */
export const rowsOf = <Row extends { readonly id: string }, Search extends ListSearch>(
  { lists }: RecordsOf<Row, Search>,
  search: Search,
) => listPages([...lists.key, search], (page, signal) => lists.fetchPage(search, page, signal))

/** Creates a loader that starts the query of a list's first rows. */
export const recordsLoader =
  <Row extends { readonly id: string }, Search extends ListSearch>(of: RecordsOf<Row, Search>) =>
  ({ context, deps }: LoaderArgs<Search>): void => {
    context.queryClient.infiniteQuery(rowsOf(of, deps)).catch(noop)
  }

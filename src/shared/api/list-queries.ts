import {
  infiniteListQueryOptions,
  toPageQuery,
  type PageParams,
} from './infinite-list-query-options'
import { unwrap } from './problem'
import type { ListCall, ListPath, ListQueryParams } from './record-paths'

/** First part of a path's query keys: `sawmills` for `/sawmills/`. */
export const toResourceName = (path: string): string => path.slice(1, -1)

/** Query options and key of the lists of one path, for any search. */
export function createListQueries<Path extends ListPath>(path: Path, list: ListCall<Path>) {
  const key = [toResourceName(path), 'list'] as const
  /**
   * Fetches one page of a list.
   * @throws ApiProblem, or Unreachable if the network fails
   */
  const fetchPage = (search: ListQueryParams<Path>, page: PageParams, signal: AbortSignal) =>
    unwrap(list({ params: { query: toPageQuery(search, page) }, signal }))
  const query = (search: ListQueryParams<Path>) =>
    infiniteListQueryOptions([...key, search] as const, (page, signal) =>
      fetchPage(search, page, signal),
    )
  return { key, fetchPage, query }
}

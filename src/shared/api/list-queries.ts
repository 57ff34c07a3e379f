import { callsByPath } from './calls-by-path'
import {
  infiniteListQueryOptions,
  toPageQuery,
  type PageParams,
} from './infinite-list-query-options'
import { unwrap } from './problem'
import type { ListPath, ListQueryParams } from './record-paths'

/** What a path's queries are kept by: `sawmills` for `/sawmills/`. */
export const toResourceName = (path: string): string => path.slice(1, -1)

/** The lists of one path of the contract, whatever they are narrowed to. */
export function createListQueries<Path extends ListPath>(path: Path) {
  const key = [toResourceName(path), 'list'] as const
  /**
   * One page of a list.
   * @throws ApiProblem, or Unreachable where there is no network.
   */
  const fetchPage = (search: ListQueryParams<Path>, page: PageParams, signal: AbortSignal) =>
    unwrap(callsByPath.GET(path, { params: { query: toPageQuery(search, page) }, signal }))
  /** What matches, page after page. */
  const query = (search: ListQueryParams<Path>) =>
    infiniteListQueryOptions([...key, search] as const, (page, signal) =>
      fetchPage(search, page, signal),
    )
  return { key, fetchPage, query }
}

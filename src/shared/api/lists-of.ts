import { callsByPath } from './calls-by-path'
import { listPages, pageOf, type ListPage } from './list-pages'
import { unwrap } from './problem'
import type { ListPath, SearchOf } from './record-paths'

/** What a path's queries are kept by: `sawmills` for `/sawmills/`. */
export const nameOfPath = (path: string): string => path.slice(1, -1)

/** The lists of one path of the contract, whatever they are narrowed to. */
export function listsOf<Path extends ListPath>(path: Path) {
  const key = [nameOfPath(path), 'list'] as const
  /**
   * One page of a list.
   * @throws ApiProblem, or Unreachable where there is no network.
   */
  const fetchPage = (search: SearchOf<Path>, page: ListPage, signal: AbortSignal) =>
    unwrap(callsByPath.GET(path, { params: { query: pageOf(search, page) }, signal }))
  /** What matches, page after page. */
  const query = (search: SearchOf<Path>) =>
    listPages([...key, search] as const, (page, signal) => fetchPage(search, page, signal))
  return { key, fetchPage, query }
}

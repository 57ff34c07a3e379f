import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { ApiProblem, Unreachable } from '@/shared/api'

/**
 * Queries data that is cached for offline use. If the backend cannot be reached, returns the cached
 * data, however old: `navigator.onLine` is true on a network without a connection too.
 * @throws Unreachable if nothing is cached; ApiProblem `not_found` if the answer is null
 */
export async function queryOrCached<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<NonNullable<Data>> {
  const data = await queryOrReadCache(queryClient, options)
  if (data !== null && data !== undefined) return data
  const title = 'Not open for inspection'
  throw new ApiProblem({ type: 'about:blank', title, status: 404, code: 'not_found' })
}

async function queryOrReadCache<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.query(options)
  } catch (error) {
    const cached = queryClient.getQueryData<Data>(options.queryKey)
    if (cached === undefined || !(error instanceof Unreachable)) throw error
    return cached
  }
}

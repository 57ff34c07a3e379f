import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { MissingPage, PageError, PagePending } from '../layout/page-states'
import { routeTree } from './routes'

/**
 * Parses search parameters; a repeated name is a list. Each route's `validateSearch` gives the
 * types.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search)
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...rest] = parameters.getAll(name)
      return [name, rest.length === 0 ? first : [first, ...rest]]
    }),
  )
}

/**
 * Formats search parameters: lists repeat their name; `undefined`, `null` and empty lists are
 * omitted.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, String(item))
    }
  }
  const text = parameters.toString()
  return text && `?${text}`
}

/** Creates the router; tests and stories pass their own history. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    // The browser's history starts at the build's base path, any other history at the root.
    ...(history ? { history } : { basepath: import.meta.env.BASE_URL }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: MissingPage,
    defaultPendingComponent: PagePending,
    // Milliseconds until a loading page shows its skeleton. Most pages load sooner.
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

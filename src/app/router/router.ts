import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { MissingPage } from '../layout/missing-page'
import { PageError } from '../layout/page-error'
import { PagePending } from '../layout/page-pending'
import { routeTree } from './routes'

/** Search parameters as the application's addresses have them: a name repeated is a list. Types come from each route's `validateSearch`. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search)
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = parameters.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

/** The reverse: lists repeat their name, `undefined`, `null` and empty lists are left out. */
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

/** The application's router; tests and stories give a history of their own. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    // A history that is passed in begins at the root; the browser's own begins where the build is served.
    ...(history ? { history } : { basepath: import.meta.env.BASE_URL }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: MissingPage,
    defaultPendingComponent: PagePending,
    // Milliseconds until a page that still loads shows its outline: most pages come before that, and a press doesn't seem ignored.
    defaultPendingMs: 250,
    defaultPendingMinMs: 200,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

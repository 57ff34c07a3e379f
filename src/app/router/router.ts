import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { MissingPage } from '../layout/missing-page'
import { PageError } from '../layout/page-error'
import { PagePending } from '../layout/page-pending'
import { parseSearch, stringifySearch } from './search'
import { routeTree } from './routes'

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

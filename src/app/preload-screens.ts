import type { QueryClient } from '@tanstack/react-query'
import { access, auth, canOpenRoute, type RoutePath } from '@/entities/session'
import { preloadLazyComponents } from '@/shared/lib/lazy-component'
import { whenIdle } from '@/shared/lib/lazy-page'
import type { AppRouter } from './router'

const preloadedPaths = Object.keys(access).filter((path): path is RoutePath => path in access)

/**
 * Once the first page has its data and nothing else is to be done, brings what is behind the page's buttons and then the chunks of
 * the screens that this person may open, so that the next press finds them.
 */
export async function preloadScreens(router: AppRouter, queryClient: QueryClient): Promise<void> {
  // Only after the page is rendered: its components make calls of their own.
  await waitForIdle()
  await waitForAnswers(queryClient)
  await waitForIdle()
  await preloadLazyComponents()
  for (const path of preloadedPaths) {
    // A chunk that fails now is loaded when it is needed, where its failure is shown.
    if (canOpenRoute(auth.role(), path))
      await Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => {})
  }
}

/** Waits until no call is under way: whatever else is loaded before that delays the first data. */
function waitForAnswers(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    function look() {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    look()
  })
}

const waitForIdle = () => new Promise<void>(whenIdle)

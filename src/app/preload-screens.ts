import type { QueryClient } from '@tanstack/react-query'
import { ROUTE_ROLES, auth, canOpenRoute, type RoutePath } from '@/entities/session'
import { preloadLazyComponents } from '@/shared/lib/lazy-component'
import { waitForIdle } from '@/shared/lib/lazy-page'
import type { AppRouter } from './router'
import { createTypingPause } from './typing-pause'

const preloadedPaths = Object.keys(ROUTE_ROLES).filter(
  (path): path is RoutePath => path in ROUTE_ROLES,
)

/**
 * Once the first page is idle, preloads the lazy parts of the page and the chunks of all screens
 * that the user may open. Preloading waits while the user types. A browser set to save data
 * preloads nothing; its offline worker still keeps the build.
 */
export async function preloadScreens(router: AppRouter, queryClient: QueryClient): Promise<void> {
  if (savesData(navigator)) return
  const typing = createTypingPause()
  // After the first render, because its components make calls too.
  await waitForIdle()
  await waitForAnswers(queryClient)
  await waitForIdle()
  await preloadLazyComponents(async () => {
    await typing.wait()
    await waitForIdle()
  })
  for (const path of preloadedPaths) {
    await typing.wait()
    // Ignore a failure: the chunk is loaded again when it is needed, and an error is shown there.
    if (canOpenRoute(auth.role(), path))
      await Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => {})
  }
  typing.stop()
}

/** True if the user saves data. Only Chromium has `connection`, which TypeScript does not know. */
const savesData = (browser: Navigator & { connection?: { saveData?: boolean } }) =>
  browser.connection?.saveData ?? false

/** Waits until no call is in flight, so that preloading does not delay the first data. */
function waitForAnswers(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(checkFetching)
    function checkFetching() {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    checkFetching()
  })
}

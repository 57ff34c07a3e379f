import { access, auth, mayOpen, type RoutePath } from '@/entities/session'
import type { AppRouter } from './router'

const paths = Object.keys(access).filter((path): path is RoutePath => path in access)

/** Once nothing else is to be done, brings the chunks of the screens that this person may open, so that the next press finds them. */
export function preloadScreens(router: AppRouter): void {
  // Where it is missing (Safari), a moment's rest will do.
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  whenIdle(() => {
    for (const path of paths) {
      const route = router.routesByPath[path]
      const isWanted = mayOpen(auth.role(), path) && !route.options.staticData?.isComing
      // A chunk that does not come now comes when it is needed, or says then why not.
      if (isWanted) void Promise.resolve(router.loadRouteChunk(route)).catch(() => {})
    }
  })
}

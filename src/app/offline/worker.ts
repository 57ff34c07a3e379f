import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/**
 * Service worker: serves the files of the build so that the application opens offline. It ignores
 * the API. The build puts it beside index.html (`scripts/offline-worker.ts`). Development,
 * Storybook and demos have none.
 */

/** Files of the build, filled in at build time. `revision` is null if the name contains a hash. */
declare const BUILD_FILES: { url: string; revision: string | null }[]

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
// TypeScript supports window or worker globals in one project, not both.
const worker = globalThis as unknown as Scope

const currentCache = 'timberdesk-build'
const previousCache = 'timberdesk-last-build'
const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/')

/** Keeps the previous build's chunks for tabs that still run it. */
async function keepPreviousBuild(): Promise<void> {
  const [build] = await Promise.all([caches.open(currentCache), caches.delete(previousCache)])
  const cache = await caches.open(previousCache)
  for (const request of await build.keys()) {
    const answer = isAsset(request.url) && (await build.match(request))
    if (answer) await cache.put(request, answer)
  }
}

// Before the new files are fetched, the cache holds the previous build.
worker.addEventListener('install', (event) => event.waitUntil(keepPreviousBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', ({ data }) => {
  // The user accepted the new version.
  if (data === 'begin') void worker.skipWaiting()
})

const build = new PrecacheController({ cacheName: currentCache })
build.precache(BUILD_FILES)
registerRoute(new PrecacheRoute(build))
// A path with a file extension must not fall back to index.html.
registerRoute(
  new NavigationRoute(build.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/, /\.[^/]*$/],
  }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.href),
  new CacheFirst({ cacheName: previousCache }),
)

import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, Route, Router } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/**
 * Service worker: serves the files of the build so that the application opens offline. It ignores
 * the API. The build puts it beside index.html (`scripts/offline-worker.ts`). Development and
 * Storybook have none. In a demo it includes the mock's worker, because a path has only one worker.
 */

/** Files of the build, filled in at build time. `revision` is null if the name contains a hash. */
declare const BUILD_FILES: { url: string; revision: string | null }[]
/** True in a demo, filled in at build time. */
declare const IS_DEMO: boolean

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Scope {
  location: Location
  importScripts(url: string): void
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
// TypeScript supports window or worker globals in one project, not both.
const worker = globalThis as unknown as Scope

const CURRENT_CACHE = 'timberdesk-build'
const PREVIOUS_CACHE = 'timberdesk-last-build'
const assets = new URL('assets/', worker.location.href).href
const isAsset = (url: string) => url.startsWith(assets)

/** Keeps the previous build's chunks for tabs that still run it. */
async function keepPreviousBuild(): Promise<void> {
  const [build] = await Promise.all([caches.open(CURRENT_CACHE), caches.delete(PREVIOUS_CACHE)])
  const cache = await caches.open(PREVIOUS_CACHE)
  for (const request of await build.keys()) {
    const answer = isAsset(request.url) && (await build.match(request))
    if (answer) await cache.put(request, answer)
  }
}

// Before the new files are fetched, the cache holds the previous build.
worker.addEventListener('install', (event) => event.waitUntil(keepPreviousBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  // The user accepted the new version.
  if (event.data === 'begin') void worker.skipWaiting()
  // The mock's worker would unregister with its last page, and the demo would not open offline.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

const build = new PrecacheController({ cacheName: CURRENT_CACHE })
build.precache(BUILD_FILES)
const router = new Router()
router.registerRoute(new PrecacheRoute(build))
// A path with a file extension must not fall back to index.html.
router.registerRoute(
  new NavigationRoute(build.createHandlerBoundToURL('index.html'), {
    denylist: [/^\/api(\/|$)/, /\.[^/]*$/],
  }),
)
router.registerRoute(
  new Route(
    ({ sameOrigin, url }) => sameOrigin && isAsset(url.href),
    new CacheFirst({ cacheName: PREVIOUS_CACHE }),
  ),
)
worker.addEventListener('fetch', (event) => {
  const response = router.handleRequest({ request: event.request, event })
  if (!response) return
  event.respondWith(response)
  // The mock's worker must not respond too.
  event.stopImmediatePropagation()
})
if (IS_DEMO) worker.importScripts('mockServiceWorker.js')

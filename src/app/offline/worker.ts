import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/**
 * The service worker: it answers with the files of the build, so that the application opens without a network. The API is none of its business.
 * The build puts it at the root beside index.html (`scripts/offline-worker.ts`); there is none in development, in Storybook and in a demo.
 */

/** Every file of the build, filled in when it is made; `revision` is null where the name changes with the content. */
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
// TypeScript knows windows or workers in one project, not both.
const worker = globalThis as unknown as Scope

const currentCache = 'timberdesk-build'
const previousCache = 'timberdesk-last-build'
const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/')

/** A tab that goes on with the last version still asks for its chunks. */
async function keepPreviousBuild(): Promise<void> {
  const [build] = await Promise.all([caches.open(currentCache), caches.delete(previousCache)])
  const kept = await caches.open(previousCache)
  for (const request of await build.keys()) {
    const answer = isAsset(request.url) && (await build.match(request))
    if (answer) await kept.put(request, answer)
  }
}

// Before the new files are fetched: what is there now is the last version.
worker.addEventListener('install', (event) => event.waitUntil(keepPreviousBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', ({ data }) => {
  // The person has taken the new version; nobody else tells it to begin.
  if (data === 'begin') void worker.skipWaiting()
})

const build = new PrecacheController({ cacheName: currentCache })
build.precache(BUILD_FILES)
registerRoute(new PrecacheRoute(build))
// A path with an ending is a file's; one that is not there stays missing.
registerRoute(
  new NavigationRoute(build.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/, /\.[^/]*$/],
  }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.href),
  new CacheFirst({ cacheName: previousCache }),
)

import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { problemResponse } from '@backend/problems/to-response'
import { Problem } from '@backend/problems/problem'
import { preferredLanguage } from '@backend/language'
import type { World } from './world'

/** Where the backend itself lives, whatever address the application calls it by. */
const MOUNT = '/api'

type Reachable = Pick<World, 'backend' | 'jar' | 'network'>

/**
 * Forwards every call under the API's address to the backend of the present world.
 * @param apiBase absolute, without a slash at its end
 * @param answered called with each answer that may have changed something, before the caller gets it
 */
export function apiHandler(
  apiBase: string,
  present: () => Reachable | Promise<Reachable>,
  answered?: () => Promise<void>,
): HttpHandler {
  return http.all(
    ({ request }) => request.url.startsWith(`${apiBase}/`),
    async ({ request }) => {
      const world = await present()
      await delay(world.network.isSilent ? 'infinite' : world.network.latency)
      if (world.network.isOffline) return HttpResponse.error()
      if (world.network.isFailing) {
        return problemResponse(new Problem('internal'), preferredLanguage(request.headers.get('accept-language')))
      }
      const url = new URL(request.url)
      const path = MOUNT + url.href.slice(apiBase.length).split('?')[0]
      const target = new URL(path + url.search, url.origin)
      const answer = await world.backend.fetch(target.href === url.href ? request : new Request(target, request), {
        cookie: world.jar.headerFor(path),
        takeCookies: (setCookies) => world.jar.take(setCookies),
        address: 'mock',
      })
      if (request.method !== 'GET') await answered?.()
      return answer
    },
  )
}

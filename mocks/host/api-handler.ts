import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { toProblemResponse } from '@backend/problems/to-response'
import { Problem } from '@backend/problems/problem'
import { parsePreferredLanguage } from '@backend/language'
import { formatUnknownCall } from './format-unknown-call'
import type { World } from './world'

/** Path of the backend itself, independent of the address that the application calls. */
const MOUNT = '/api'

type Reachable = Pick<World, 'backend' | 'jar' | 'network'>

export type ApiListeners = {
  /** A call that the contract doesn't have, in a sentence; it is answered as not found. */
  onUnknown?(sentence: string): void
  /** An answer that may have changed something, before the caller gets it. */
  onChange?(): Promise<void>
}

/**
 * Forwards every call under the API's address to the backend of the present world.
 * @param apiBase absolute, without a slash at its end
 */
export function apiHandler(
  apiBase: string,
  getBackend: () => Reachable | Promise<Reachable>,
  { onUnknown, onChange }: ApiListeners = {},
): HttpHandler {
  return http.all(
    ({ request }) => request.url.startsWith(`${apiBase}/`),
    async ({ request }) => {
      const world = await getBackend()
      await delay(world.network.isSilent ? 'infinite' : world.network.latency)
      if (world.network.isOffline) return HttpResponse.error()
      const url = new URL(request.url)
      const called = url.href.slice(apiBase.length).split('?')[0] ?? ''
      if (world.network.isFailing || called === world.network.failingCall) {
        return toProblemResponse(
          new Problem('internal'),
          parsePreferredLanguage(request.headers.get('accept-language')),
        )
      }
      const unknown = formatUnknownCall(request.method, called)
      if (unknown !== null) onUnknown?.(unknown)
      const path = MOUNT + called
      const target = new URL(path + url.search, url.origin)
      const answer = await world.backend.fetch(
        target.href === url.href ? request : new Request(target, request),
        {
          cookie: world.jar.headerFor(path),
          onSetCookies: (setCookies) => world.jar.store(setCookies),
          address: 'mock',
        },
      )
      if (request.method !== 'GET') await onChange?.()
      return answer
    },
  )
}

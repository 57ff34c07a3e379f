import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { toProblemResponse } from '@backend/problems/to-response'
import { Problem } from '@backend/problems/problem'
import { parsePreferredLanguage } from '@backend/language'
import { formatUnknownCall } from './unknown-calls'
import type { World } from './world'

/** Path of the backend itself, independent of the API's URL. */
const MOUNT = '/api'

type Reachable = Pick<World, 'backend' | 'jar' | 'network'>

export interface ApiListeners {
  /** Called with an error message for a call outside the contract, which gets a 404. */
  onUnknown?(sentence: string): void
  /** Called before the caller gets a response that may have changed data. */
  onChange?(): Promise<void>
}

/**
 * Forwards calls under the API's URL to the current world's backend.
 * @param apiBase absolute, without a trailing slash
 */
export function createApiHandler(
  apiBase: string,
  getBackend: () => Reachable | Promise<Reachable>,
  { onUnknown, onChange }: ApiListeners = {},
): HttpHandler {
  return http.all(
    ({ request }) => request.url.startsWith(`${apiBase}/`),
    async ({ request }) => {
      const world = await getBackend()
      const { network } = world
      const url = new URL(request.url)
      const called = url.href.slice(apiBase.length).split('?')[0] ?? ''
      const isSilent = network.isSilent || called === network.silentCall
      await delay(isSilent ? 'infinite' : network.latency)
      if (network.isOffline) return HttpResponse.error()
      if (network.isFailing || called === network.failingCall) {
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

import createClient from 'openapi-fetch'
import { apiBase } from '@/shared/config'
import { i18n, toLanguage } from '@/shared/i18n'
import { setServerTime } from '@/shared/lib/clock'
import type { paths } from '@contract/schema'
import { sendInTime } from './answer-time'
import { createRefreshMiddleware } from './refresh'

let handleSessionLost = () => {}

/**
 * Sets the handler for a session that cannot be refreshed. `app` sets it once, before the first
 * call.
 */
export function onSessionLost(handler: () => void): void {
  handleSessionLost = handler
}

/**
 * Typed client of the contract: `api.GET('/deals/', { params: { query } })`. Pass the promise to
 * `unwrap`.
 */
export const api = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  fetch: sendInTime,
})

api.use(
  {
    /** Sets `Accept-Language` to the language of the screen: en, fr, lt or es. */
    onRequest({ request }) {
      request.headers.set('Accept-Language', toLanguage(i18n.language ?? ''))
    },
    onResponse({ response }) {
      setServerTime(response.headers.get('Date'))
    },
  },
  createRefreshMiddleware({
    refreshPath: '/refresh/',
    refresh: async () => (await api.POST('/refresh/')).response,
    onSessionLost: () => handleSessionLost(),
  }),
)

/** The `If-Match` header of a change to this version. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` })

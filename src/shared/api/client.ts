import createClient from 'openapi-fetch'
import { apiBase } from '@/shared/config'
import { i18n, toLanguage } from '@/shared/i18n'
import type { paths } from './generated/schema'
import { createRefreshingFetch } from './refresh'

let handleSessionLost = () => {}

/**
 * Sets the handler for a session that cannot be refreshed. `app` sets it once, before the first
 * call.
 */
export function onSessionLost(handler: () => void): void {
  handleSessionLost = handler
}

/** Sets `Accept-Language` to the language of the screen: en, fr, lt or es. */
export function withAcceptLanguage(request: Request): Request {
  request.headers.set('Accept-Language', toLanguage(i18n.language ?? ''))
  return request
}

/**
 * Sends a request in the session and refreshes the session if it expired (`createRefreshingFetch`).
 */
export const fetchInSession = createRefreshingFetch({
  send: (request) => globalThis.fetch(withAcceptLanguage(request)),
  refreshUrl: `${apiBase}/refresh/`,
  onSessionLost: () => handleSessionLost(),
})

/**
 * Typed client of the contract: `api.GET('/deals/', { params: { query } })`. Pass the promise to
 * `unwrap`.
 */
export const api = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  fetch: (request) => fetchInSession(request),
})

/** The `If-Match` header of a change to this version. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` })

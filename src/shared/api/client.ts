import createClient from 'openapi-fetch'
import { apiBase } from '@/shared/config'
import { i18n, toLanguage } from '@/shared/i18n'
import type { paths } from './generated/schema'
import { createRefreshingFetch } from './refresh'

let handleSessionLost = () => {}

/** Says what happens when a session can't be refreshed. `app` does, once, before the first call. */
export function onSessionLost(handler: () => void): void {
  handleSessionLost = handler
}

/** Asks for an answer in the language of the screen: en, fr, lt or es. */
export function withAcceptLanguage(request: Request): Request {
  request.headers.set('Accept-Language', toLanguage(i18n.language ?? ''))
  return request
}

/** Sends a request in the session, which is refreshed where it has expired (`createRefreshingFetch`). */
export const fetchInSession = createRefreshingFetch({
  send: (request) => globalThis.fetch(withAcceptLanguage(request)),
  refreshUrl: `${apiBase}/refresh/`,
  onSessionLost: () => handleSessionLost(),
})

/** The contract's calls, typed: `api.GET('/deals/', { params: { query } })`. Give the promise to `unwrap`. */
export const api = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  fetch: (request) => fetchInSession(request),
})

/** The `If-Match` header of a change that was made on this version. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` })

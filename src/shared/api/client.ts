import createClient from 'openapi-fetch'
import { apiBase } from '@/shared/config'
import { i18n } from '@/shared/i18n'
import { takeEarlyAnswer } from './early-answer'
import type { paths } from './generated/schema'
import { createRefreshingFetch } from './refresh'

let sessionLost = () => {}

/** Says what happens when a session can't be refreshed. `app` does, once, before the first call. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler
}

const sendInOurLanguage = async (request: Request) => {
  request.headers.set('Accept-Language', i18n.language ?? 'en-US')
  return (await takeEarlyAnswer(request)) ?? globalThis.fetch(request)
}

/** The contract's calls, typed: `api.GET('/deals/', { params: { query } })`. Give the promise to `unwrap`. */
export const api = createClient<paths>({
  baseUrl: apiBase,
  credentials: 'include',
  fetch: createRefreshingFetch({
    send: sendInOurLanguage,
    refreshUrl: `${apiBase}/refresh/`,
    onSessionLost: () => sessionLost(),
  }),
})

/** The `If-Match` header of a change that was made on this version. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` })

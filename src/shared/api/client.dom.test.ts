import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'

let calls: Request[] = []
let isExpired = false

/** The client of an application that was built with its API here. */
async function builtWith(apiBase?: string) {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', apiBase)
  const { startI18n } = await import('@/shared/i18n')
  await startI18n({ shell: async () => ({}), page: async () => ({}) })
  const { api } = await import('./client')
  return api
}

/** Picks something of each call, in their order. */
const mapCalls = (pick: (call: Request) => unknown) => calls.map(pick)
const getLanguage = (call: Request) => call.headers.get('Accept-Language')

beforeEach(() => {
  localStorage.clear()
  calls = []
  isExpired = false
  server.use(
    http.all('*', ({ request }) => {
      calls.push(request)
      if (request.url.endsWith('/refresh/')) isExpired = false
      return isExpired ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({})
    }),
  )
})
afterEach(() => vi.unstubAllEnvs())

describe('a call', () => {
  it('goes to this origin’s /api', async () => {
    await (await builtWith()).GET('/me/')
    expect(mapCalls(({ url }) => url)).toEqual([`${location.origin}/api/me/`])
  })

  it('goes to the address that the application was built with, refreshing the session too', async () => {
    const api = await builtWith('https://api.timber.example/v2/')
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(({ url }) => url)).toEqual(
      ['me/', 'refresh/', 'me/'].map((path) => `https://api.timber.example/v2/${path}`),
    )
  })

  it('asks in the language of the screen, refreshing the session too', async () => {
    localStorage.setItem('language', 'lt')
    const api = await builtWith()
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(getLanguage)).toEqual(['lt', 'lt', 'lt'])
  })

  it('asks in English, one of the four languages, where no language was chosen', async () => {
    await (await builtWith()).GET('/me/')
    expect(mapCalls(getLanguage)).toEqual(['en'])
  })

  it('sends the session’s cookies, refreshing it too', async () => {
    const api = await builtWith()
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
  })
})

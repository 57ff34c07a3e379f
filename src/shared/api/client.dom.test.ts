import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'

let calls: Request[] = []
let isExpired = false

/** Imports a client that was built with this API base. */
async function loadClient(apiBase?: string) {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', apiBase)
  const { startI18n } = await import('@/shared/i18n')
  await startI18n({ shell: async () => ({}), page: async () => ({}) })
  const { api } = await import('./client')
  return api
}

/** Makes the API take calls and never answer, and fakes the time. */
function stopAnswering() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(
    http.all('*', ({ request }) => {
      calls.push(request)
      return new Promise<never>(() => {})
    }),
  )
}

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
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('an API call', () => {
  it('goes to /api on the same origin by default', async () => {
    await (await loadClient()).GET('/me/')
    expect(mapCalls(({ url }) => url)).toEqual([`${location.origin}/api/me/`])
  })

  it('goes to the configured API base, as does the session refresh', async () => {
    const api = await loadClient('https://api.timber.example/v2/')
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(({ url }) => url)).toEqual(
      ['me/', 'refresh/', 'me/'].map((path) => `https://api.timber.example/v2/${path}`),
    )
  })

  it('asks for the language of the screen, as does the session refresh', async () => {
    localStorage.setItem('language', 'lt')
    const api = await loadClient()
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(getLanguage)).toEqual(['lt', 'lt', 'lt'])
  })

  it('asks for English if no language was chosen', async () => {
    await (await loadClient()).GET('/me/')
    expect(mapCalls(getLanguage)).toEqual(['en'])
  })

  it('sends the session cookies, as does the session refresh', async () => {
    const api = await loadClient()
    isExpired = true
    await api.GET('/me/')
    expect(mapCalls(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
  })

  it('fails like a lost network if no answer comes within a minute', async () => {
    const api = await loadClient()
    const { unwrap } = await import('./problem')
    stopAnswering()
    const failure = unwrap(api.GET('/me/')).catch((error: unknown) => error)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ name: 'Unreachable' })
  })

  it('with a large body waits longer than a minute for its answer', async () => {
    const api = await loadClient()
    const { unwrap } = await import('./problem')
    stopAnswering()
    let failure: unknown
    const text = 'x'.repeat(200_000)
    void unwrap(api.POST('/deals/', { body: { notes: text } as never })).catch((error: unknown) => {
      failure = error
    })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(79_000)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(failure).toMatchObject({ name: 'Unreachable' })
  })

  it('with a file fails like a lost network if nothing is sent for a minute', async () => {
    const { createUploadFetch } = await import('./upload')
    stopAnswering()
    const request = new Request(`${location.origin}/api/me/`, { method: 'PUT', body: 'a photo' })
    const failure = createUploadFetch(() => {})(request).catch((error: unknown) => error)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ name: 'TimeoutError' })
  })
})

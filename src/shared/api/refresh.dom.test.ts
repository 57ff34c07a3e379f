import createClient from 'openapi-fetch'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRefreshMiddleware, renewSessionId } from './refresh'
import { Unreachable } from './problem'

const refreshUrl = 'http://localhost/api/refresh/'
const createResponse = (status: number, text?: string) =>
  new Response(status === 204 ? null : (text ?? null), { status })

type Send = (request: Request) => Promise<Response>

type TestPath = '/deals/' | '/clients/' | '/supplies/' | '/me/' | '/slow/' | '/refresh/'
interface TestCall {
  requestBody?: { content: { 'application/json': object } }
  responses: { 200: { content: { 'text/plain': string } } }
}
type TestPaths = Record<TestPath, { get: TestCall; post: TestCall }>

/** Client with the middleware, and the calls of the tests. */
function createTestClient(send: Send, onSessionLost = () => {}) {
  const api = createClient<TestPaths>({ baseUrl: 'http://localhost/api', fetch: send })
  api.use(
    createRefreshMiddleware({
      refreshPath: '/refresh/',
      refresh: async () => (await api.POST('/refresh/')).response,
      onSessionLost,
    }),
  )
  const get = async (path: TestPath) => (await api.GET(path, { parseAs: 'text' })).response
  const post = async (
    path: TestPath,
    body: object,
    options: { fetch?: Send; signal?: AbortSignal } = {},
  ) => {
    const { data, response } = await api.POST(path, { body, parseAs: 'text', ...options })
    return { text: data, status: response.status }
  }
  return { get, post }
}

/** Fake backend whose session is expired until it is refreshed. */
function simulateExpiredSession({
  refresh = () => createResponse(204),
  onLost = () => {},
}: { refresh?: () => Response | Promise<Response>; onLost?: () => void } = {}) {
  let isFresh = false
  const calls: string[] = []
  const lost = vi.fn(onLost)
  const send = async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '')
    calls.push(`${request.method} ${path}`)
    if (request.url === refreshUrl) {
      const refreshed = await refresh()
      isFresh = refreshed.ok
      return refreshed
    }
    return isFresh ? createResponse(200, (await request.text()) || path) : createResponse(401)
  }
  return { ...createTestClient(send, lost), calls, lost }
}

describe('a call in an expired session', () => {
  beforeEach(() => localStorage.clear())

  it('refreshes the session and is repeated once', async () => {
    const { get, calls } = simulateExpiredSession()
    expect((await get('/deals/')).status).toBe(200)
    expect(calls).toEqual(['GET /deals/', 'POST /refresh/', 'GET /deals/'])
  })

  it('is repeated with its body intact', async () => {
    const { post } = simulateExpiredSession()
    const { text } = await post('/deals/', { client: 'Bois du Rhône' })
    expect(text).toBe('{"client":"Bois du Rhône"}')
  })

  it('is repeated with its own send function, while the refresh uses the default one', async () => {
    const { post, calls } = simulateExpiredSession()
    const uploads: string[] = []
    const upload = async (request: Request) => {
      uploads.push(await request.text())
      return createResponse(uploads.length === 1 ? 401 : 201)
    }
    expect((await post('/deals/', { file: 'a packing list' }, { fetch: upload })).status).toBe(201)
    expect(uploads).toEqual(Array(2).fill('{"file":"a packing list"}'))
    expect(calls).toEqual(['POST /refresh/'])
  })

  it('is repeated with its abort signal', async () => {
    const signals: AbortSignal[] = []
    const controller = new AbortController()
    const { post } = createTestClient(async (request) => {
      if (request.url === refreshUrl) controller.abort()
      else signals.push(request.signal)
      return createResponse(request.url === refreshUrl ? 204 : 401)
    })
    await post('/deals/', {}, { signal: controller.signal })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })

  it('shares one refresh with calls that fail meanwhile', async () => {
    const { get, calls } = simulateExpiredSession()
    const answers = await Promise.all(
      (['/deals/', '/clients/', '/me/'] as const).map((path) => get(path)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(calls.toSorted()).toEqual([
      'GET /clients/',
      'GET /clients/',
      'GET /deals/',
      'GET /deals/',
      'GET /me/',
      'GET /me/',
      'POST /refresh/',
    ])
  })

  it('uses the refresh that another call completed before its own response', async () => {
    let release = () => {}
    const slow = new Promise<void>((resolve) => (release = resolve))
    let refreshes = 0
    let isFresh = false
    const { get } = createTestClient(async (request) => {
      if (request.url === refreshUrl) {
        refreshes += 1
        isFresh = true
        return createResponse(204)
      }
      const wasFresh = isFresh
      if (request.url.endsWith('/slow/')) await slow
      return createResponse(wasFresh ? 200 : 401)
    })
    const late = get('/slow/')
    await get('/deals/')
    release()
    expect((await late).status).toBe(200)
    expect(refreshes).toBe(1)
  })

  it('uses the refresh of another tab that held the lock first', async () => {
    const { get, calls } = simulateExpiredSession()
    const locks = {
      request: async (_name: string, work: () => Promise<unknown>) => {
        localStorage.setItem('session_refreshed_at', 'another tab')
        return work()
      },
    }
    vi.stubGlobal('navigator', { locks })
    await get('/deals/')
    vi.unstubAllGlobals()
    expect(calls).toEqual(['GET /deals/', 'GET /deals/'])
  })

  it('is not repeated after a second 401', async () => {
    const urls: string[] = []
    const { get } = createTestClient(async ({ url }) => {
      urls.push(url)
      return createResponse(url === refreshUrl ? 204 : 401)
    })
    expect((await get('/deals/')).status).toBe(401)
    const dealsUrl = 'http://localhost/api/deals/'
    expect(urls).toEqual([dealsUrl, refreshUrl, dealsUrl])
  })
})

describe('a failed refresh', () => {
  beforeEach(() => localStorage.clear())

  it('ends the session, once for all waiting calls', async () => {
    const { get, lost } = simulateExpiredSession({ refresh: () => createResponse(401) })
    const answers = await Promise.all([get('/deals/'), get('/clients/')])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(lost).toHaveBeenCalledOnce()
  })

  it('is the only one until the next login', async () => {
    const { get, calls } = simulateExpiredSession({
      refresh: () => createResponse(401),
      onLost: renewSessionId,
    })
    const countRefreshes = () => calls.filter((call) => call === 'POST /refresh/').length
    await get('/deals/')
    expect((await get('/me/')).status).toBe(401)
    expect(countRefreshes()).toBe(1)
    renewSessionId()
    await get('/me/')
    expect(countRefreshes()).toBe(2)
  })

  it('keeps the session if the network failed', async () => {
    const { get, lost } = simulateExpiredSession({
      refresh: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await expect(get('/deals/')).rejects.toThrow(TypeError)
    expect(lost).not.toHaveBeenCalled()
  })

  it.each([502, 503, 504])('keeps the session if a gateway answers %i', async (status) => {
    const { get, lost } = simulateExpiredSession({ refresh: () => createResponse(status) })
    await expect(get('/deals/')).rejects.toThrow(Unreachable)
    expect(lost).not.toHaveBeenCalled()
  })

  it('is retried by the next call', async () => {
    let attempts = 0
    const { get } = simulateExpiredSession({
      refresh: () => createResponse((attempts += 1) === 1 ? 503 : 204),
    })
    await expect(get('/deals/')).rejects.toThrow(Unreachable)
    expect((await get('/deals/')).status).toBe(200)
  })
})

describe('a refresh of a session that has ended', () => {
  /** A refresh whose response the test triggers. */
  function holdRefresh() {
    let answerWith = (_status: number) => {}
    const refreshed = new Promise<Response>(
      (resolve) => (answerWith = (status) => resolve(createResponse(status))),
    )
    const session = simulateExpiredSession({ refresh: () => refreshed })
    return { ...session, answerWith: (status: number) => answerWith(status) }
  }
  const refreshIsSent = (calls: readonly string[]) =>
    vi.waitFor(() => expect(calls).toContain('POST /refresh/'))

  beforeEach(() => {
    localStorage.clear()
    renewSessionId()
  })

  it('does not end the next login', async () => {
    const { get, calls, lost, answerWith } = holdRefresh()
    const old = get('/deals/')
    await refreshIsSent(calls)
    renewSessionId()
    answerWith(401)
    expect((await old).status).toBe(401)
    expect(lost).not.toHaveBeenCalled()
  })

  it('repeats no call of the old session in the new one', async () => {
    const { get, calls, answerWith } = holdRefresh()
    const old = get('/deals/')
    await refreshIsSent(calls)
    renewSessionId()
    answerWith(204)
    expect((await old).status).toBe(401)
    expect(calls).toEqual(['GET /deals/', 'POST /refresh/'])
  })

  it('is followed by a refresh of the new session for its own calls', async () => {
    let refreshes = 0
    const { get, calls } = simulateExpiredSession({
      refresh: () => createResponse((refreshes += 1) === 1 ? 401 : 204),
    })
    const old = get('/deals/')
    await refreshIsSent(calls)
    renewSessionId()
    const fresh = get('/me/')
    expect((await old).status).toBe(401)
    expect((await fresh).status).toBe(200)
  })

  it('is sent once for any number of failed calls', async () => {
    const { get, calls, lost } = simulateExpiredSession({ refresh: () => createResponse(401) })
    await Promise.all((['/deals/', '/clients/', '/me/'] as const).map((path) => get(path)))
    await get('/supplies/')
    expect(calls.filter((call) => call === 'POST /refresh/')).toHaveLength(1)
    expect(lost).toHaveBeenCalledOnce()
  })
})

it('a 401 of the refresh call itself is returned', async () => {
  const send = vi.fn(async () => createResponse(401))
  const { post } = createTestClient(send)
  expect((await post('/refresh/', {})).status).toBe(401)
  expect(send).toHaveBeenCalledOnce()
})

import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@backend/seed/people'
import { openServer, type OpenServer } from './open-server'

let dataDir: string
let server: OpenServer
let behindProxy: OpenServer

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-server-'))
  const dist = path.join(dataDir, 'dist')
  await mkdir(dist)
  await writeFile(path.join(dist, 'index.html'), '<div id="root"></div>')
  await (await openServer({ dataDir, port: 0, demo: true })).close()
  server = await openServer({ dataDir, port: 0, demo: true, dist, validatesResponses: true })
  behindProxy = await openServer({ ...(await copyData('behind-proxy')), trustProxy: true })
})

afterAll(async () => {
  await Promise.all([server.close(), behindProxy.close()])
  await rm(dataDir, { recursive: true })
})

/** Options of a server with the same data in its own folder. */
async function copyData(name: string) {
  const folder = path.join(dataDir, name)
  await mkdir(folder)
  await copyFile(path.join(dataDir, 'timberdesk.sqlite'), path.join(folder, 'timberdesk.sqlite'))
  return { dataDir: folder, port: 0, demo: true }
}

interface Attempt {
  to?: OpenServer
  email?: string
  password?: string
  headers?: Record<string, string>
}

function logIn({
  to = server,
  email = 'sale_manager@timberdesk.example',
  password = DEMO_PASSWORD,
  headers = {},
}: Attempt = {}) {
  return fetch(`${to.url}/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })
}

/** Headers of each response, except the content security policy. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

describe('every answer', () => {
  it.each(['/', '/deals/new', '/api', '/api/me/', '/api/demo_people/', '/assets/gone.js'])(
    'of %s has security headers',
    async (pathname) => {
      const { headers } = await fetch(server.url + pathname)
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders)
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  it('keeps its connection open for longer than a proxy does', async () => {
    const { headers } = await fetch(server.url)
    expect(headers.get('keep-alive')).toBe('timeout=75')
  })

  it('forbids scripts outside pages', async () => {
    const dataPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`
    for (const pathname of ['/api/me/', '/api/demo_people/', '/assets/gone.js']) {
      expect(
        (await fetch(server.url + pathname)).headers.get('content-security-policy'),
        pathname,
      ).toBe(dataPolicy)
    }
  })

  it('repeats the policy of a page that is unchanged', async () => {
    const page = await fetch(server.url)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self'.*frame-ancestors 'none'/)
    const unchanged = await fetch(server.url, {
      headers: { 'If-None-Match': page.headers.get('etag') ?? '', 'Cache-Control': 'no-cache' },
    })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('content-security-policy')).toBe(policy)
  })

  it.each(['/api', '/api/', '/api?q=spruce', '/api/empty/'])(
    'under %s is the API’s, not the page',
    async (pathname) => {
      const answer = await fetch(server.url + pathname)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found' })
      expect((await fetch(`${server.url}/apiary`)).headers.get('content-type')).toBe(
        'text/html; charset=utf-8',
      )
    },
  )

  it('to a write outside the API is a 405', async () => {
    const answer = await fetch(`${server.url}/deals`, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it('requires https once the proxy reports https, and not before', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    const trusted = await fetch(`${behindProxy.url}/api/me/`, { headers })
    expect(trusted.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const untrusted = await fetch(`${server.url}/api/me/`, { headers })
    expect(untrusted.headers.has('strict-transport-security')).toBe(false)
  })
})

describe('cookies', () => {
  it('are hidden from scripts and other sites', async () => {
    const cookies = (await logIn()).headers.getSetCookie()
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect(
      cookies.map((cookie) => cookie.replace(/^(\w+)=.*; Path=([^;]+);.*$/, '$1 $2')).toSorted(),
    ).toEqual(['access /api/', 'device /api/login/', 'refresh /api/refresh/'])
  })

  it('are sent over https only, if the browser used https', async () => {
    const cookies = (
      await logIn({ to: behindProxy, headers: { 'X-Forwarded-Proto': 'https' } })
    ).headers.getSetCookie()
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure;/)
  })
})

describe('a write', () => {
  it.each([
    ['a fetch metadata header', { 'Sec-Fetch-Site': 'cross-site' }],
    ['its origin', { Origin: 'https://elsewhere.example' }],
  ])('from another site is refused, detected by %s', async (_, headers) => {
    const answer = await logIn({ headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'cross_site' })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('of more than 1 MB of JSON is refused', async () => {
    const answer = await logIn({ password: 'x'.repeat(1024 * 1024) })
    expect(answer.status).toBe(413)
  })

  it('of more than 1 MB is refused without a content length', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = rawRequest(
        `${server.url}/api/login/`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
        },
        (response) => resolve(response.statusCode),
      )
      request.on('error', reject)
      request.end(`{"email":"${'x'.repeat(1024 * 1024)}"}`)
    })
    expect(status).toBe(413)
  })
})

describe('password guessing', () => {
  it('is stopped after a few attempts, with the time to wait', async () => {
    const guessPassword = () => logIn({ email: 'admin@timberdesk.example', password: 'guess' })
    for (let count = 0; count < 5; count += 1) expect((await guessPassword()).status).toBe(422)
    const refused = await guessPassword()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is not enabled by a forged client address', async () => {
    const guessPassword = (count: number) =>
      logIn({
        email: 'cargo_manager@timberdesk.example',
        password: 'guess',
        headers: { 'X-Forwarded-For': `203.0.113.${count}` },
      })
    for (let count = 0; count < 5; count += 1) expect((await guessPassword(count)).status).toBe(422)
    expect((await guessPassword(6)).status).toBe(429)
  })
})

describe('the answer to an invalid request', () => {
  it.each([
    ['no JSON', '{"email":', 400],
    ['an invalid body', '{"email":7}', 422],
  ])('reveals no implementation details: %s', async (_, body, status) => {
    const answer = await fetch(`${server.url}/api/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.text()).not.toMatch(/\bat \S+:\d+|node_modules|\.ts\b|SQLITE|select /i)
  })

  it('is a plain 400 if no browser would send it', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = rawRequest(server.url, { headers: { Host: 'bad host' } }, (response) =>
        resolve(response.statusCode),
      )
      request.on('error', reject)
      request.end()
    })
    expect(status).toBe(400)
  })
})

describe('starting and stopping', () => {
  it('adds the demo to an empty database once', async () => {
    const people: unknown = await (await fetch(`${server.url}/api/demo_people/`)).json()
    expect(people).toHaveLength(9)
  })

  it('is refused in the folder of another server', async () => {
    await expect(openServer({ dataDir, port: 0, demo: true })).rejects.toThrow(
      `Another Timberdesk server uses the folder ${dataDir}. Stop it first,`,
    )
  })

  it('finishes a request in progress, and refuses later ones', async () => {
    const ending = await openServer(await copyData('ending'))
    const inProgress = logIn({ to: ending, email: 'purchase_manager@timberdesk.example' })
    const probe = await fetch(`${ending.url}/api/demo_people/`)
    expect(probe.status).toBe(200)
    await Promise.all([inProgress, ending.close()])
    expect((await inProgress).status).toBe(200)
    await expect(fetch(`${ending.url}/api/demo_people/`)).rejects.toThrow(TypeError)
  })

  it('reports a port that is in use', async () => {
    const port = Number(new URL(server.url).port)
    const other = { dataDir: path.join(dataDir, 'no-port'), port, demo: false }
    await expect(openServer(other)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

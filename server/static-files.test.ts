import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hono } from 'hono'
import { createStaticFiles } from './static-files'

const script = 'export const deals = []'
let dist: string
let app: Hono

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'timberdesk-dist-'))
  await mkdir(path.join(dist, 'assets'))
  await writeFile(path.join(dist, 'index.html'), '<script>theme()</script><div id="root"></div>')
  await writeFile(path.join(dist, 'assets/deals-Bx1.js'), script)
  await writeFile(path.join(dist, 'assets/deals-Bx1.js.br'), brotliCompressSync(script))
  await writeFile(path.join(dist, 'assets/deals-Bx1.js.gz'), gzipSync(script))
  await writeFile(path.join(dist, 'assets/deals-Bx1.js.map'), '{}')
  await writeFile(path.join(dist, 'service-worker.js'), script)
  await writeFile(path.join(dist, '.inputs'), 'hash')
  await mkdir(path.join(dist, '.vite'))
  await writeFile(path.join(dist, '.vite/manifest.json'), '{}')
  app = await createStaticFiles(dist)
})

afterAll(() => rm(dist, { recursive: true }))

const get = (pathname: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${pathname}`, { headers })

describe('the built application', () => {
  it('is sent as brotli if the browser accepts it', async () => {
    const answer = await get('/assets/deals-Bx1.js', {
      'Accept-Encoding': 'gzip, deflate, br, zstd',
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(brotliCompressSync(script))
  })

  it.each(['br;q=1.0', 'gzip;q=0.8, br;q=0.9'])('is sent as brotli for %s', async (accepted) => {
    const answer = await get('/assets/deals-Bx1.js', { 'Accept-Encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe('br')
  })

  it('is sent as gzip if brotli is refused, and uncompressed if both are', async () => {
    const compressed = await get('/assets/deals-Bx1.js', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    const plain = await get('/assets/deals-Bx1.js')
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    expect(await plain.text()).toBe(script)
  })

  it('is cached forever if its name has a hash, and revalidated otherwise', async () => {
    expect((await get('/assets/deals-Bx1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('answers 304 with the same policy for an unchanged page', async () => {
    const { headers } = await get('/')
    const same = await get('/', { 'If-None-Match': headers.get('etag') ?? '' })
    expect(same.status).toBe(304)
    for (const name of ['content-security-policy', 'cache-control', 'etag', 'vary'])
      expect(same.headers.get(name), name).toBe(headers.get(name))
    expect((await get('/', { 'If-None-Match': '"another"' })).status).toBe(200)
  })

  it('returns the page and its policy for the path of any screen', async () => {
    const answer = await get('/deals/0b8f2c0e-5b0e-4d3f-9a52-6f1c8c5d9e11')
    expect(await answer.text()).toContain('id="root"')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  it('lets a worker fetch from its own origin, and revalidates the service worker each time', async () => {
    const worker = await get('/service-worker.js')
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['a missing file', '/assets/gone.js'],
    ['a source map', '/assets/deals-Bx1.js.map'],
    ['a compressed copy by its own name', '/assets/deals-Bx1.js.br'],
    ['a compressed copy by its encoded name', '/assets/deals-Bx1.js%2ebr'],
    ['a hidden file', '/.inputs'],
    ['a hidden file by its encoded name', '/%2einputs'],
    ['a file of a hidden folder', '/.vite/manifest.json'],
    ['a path outside the folder', '/../package.json'],
    ['an encoded path outside the folder', '/%2e%2e%2fpackage.json'],
  ])('does not serve %s', async (_, pathname) => {
    expect((await get(pathname)).status).toBe(404)
  })

  it('ignores a range request', async () => {
    const answer = await get('/assets/deals-Bx1.js', { Range: 'bytes=0-3' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(script)
  })

  it('refuses writes', async () => {
    expect((await app.request('http://localhost/', { method: 'POST' })).status).toBe(404)
  })

  it('answers HEAD with the headers of GET only', async () => {
    const answer = await app.request('http://localhost/assets/deals-Bx1.js', { method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe(String(script.length))
    expect(answer.headers.get('etag')).toBe((await get('/assets/deals-Bx1.js')).headers.get('etag'))
    expect(await answer.text()).toBe('')
  })

  it('answers HEAD with 304 for an unchanged file', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const answer = await app.request('http://localhost/', {
      method: 'HEAD',
      headers: { 'If-None-Match': etag },
    })
    expect(answer.status).toBe(304)
  })
})

it('a request without a build returns nothing', async () => {
  const nothing = await createStaticFiles(path.join(dist, 'missing'))
  expect((await nothing.request('http://localhost/')).status).toBe(404)
})

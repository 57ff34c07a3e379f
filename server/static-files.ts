import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { parseAccept } from 'hono/utils/accept'
import { createContentSecurityPolicy, SCRIPT_POLICY } from './content-security-policy'

/** Build manifests, source maps, and compressed copies requested by their own name. */
const UNSERVED_PATH = /\/\.|\.(br|gz|map)$/i

/** Matches paths of files. A path without an extension belongs to a screen. */
const FILE_PATH = /\.[^/]*$/

/**
 * Serves the built application: its files, and its page for the path of any screen. A missing file
 * is a 404.
 * @param dist folder written by `npm run build`; if it has no page, nothing is served
 * @param tileHost host of map tiles, if any
 */
export async function createStaticFiles(
  dist: string,
  tileHost: string | null = null,
): Promise<Hono> {
  const app = new Hono()
  const page = await readFile(path.join(dist, 'index.html'), 'utf8').catch(() => null)
  if (page === null) return app
  const pagePolicy = createContentSecurityPolicy(page, tileHost)

  app.use((c, next) => {
    // `serveStatic` reads no file for HEAD, so it would have no ETag. Hono omits the body.
    if (c.req.method === 'HEAD') c.req.raw = new Request(c.req.raw, { method: 'GET' })
    const { headers } = c.req.raw
    // A range would have the ETag of its part, and `serveStatic` ignores `If-Range`.
    headers.delete('Range')
    // `serveStatic` reads no weights: `br;q=1.0`.
    const encodings = parseAccept(headers.get('Accept-Encoding') ?? '').filter(({ q }) => q > 0)
    headers.set('Accept-Encoding', encodings.map(({ type }) => type).join(', '))
    return next()
  })
  // A browser replaces the headers of its stored page by those of a 304.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }))
  app.use(async (c, next) => {
    await next()
    if (!c.res.ok) return
    const isHashed = c.req.path.startsWith('/assets/') && FILE_PATH.test(c.req.path)
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    const type = c.res.headers.get('content-type') ?? ''
    if (type.startsWith('text/html')) c.header('Content-Security-Policy', pagePolicy)
    if (type.startsWith('text/javascript')) c.header('Content-Security-Policy', SCRIPT_POLICY)
  })
  app.use(async (c, next) => (UNSERVED_PATH.test(c.req.path) ? c.notFound() : next()))
  app.use(serveStatic({ root: dist, precompressed: true }))
  const servePage = serveStatic({ root: dist, path: 'index.html', precompressed: true })
  app.use(async (c, next) => (FILE_PATH.test(c.req.path) ? next() : servePage(c, next)))
  return app
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { acceptsEncoding, type Encoding } from './compress-response'
import { contentSecurityPolicy, scriptPolicy } from './content-security-policy'

interface StaticFile {
  type: string
  cacheControl: string
  etag: string
  /** The bytes as they are, and as the build compressed them. */
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> }
  /** Only a page and scripts have one. */
  contentSecurityPolicy?: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Answers a GET or HEAD for a file of the build, or returns undefined if there is no such file or
 * page.
 */
export type ServeStatic = (request: Request) => Response | undefined

/**
 * Loads the built application into memory, with its compressed copies. Requests only look up names,
 * so no path leads out of the folder, and no file is read or compressed during a request.
 * @param dist folder written by `npm run build`; without it nothing is served
 * @param tiles host of map tiles, if any
 */
export async function loadStaticFiles(
  dist: string,
  tiles: string | null = null,
): Promise<ServeStatic> {
  const files = await readFiles(dist, tiles)
  const page = files.get('/index.html')
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    // A path without a file ending is a screen's, and gets the page; a missing file stays missing.
    const file = files.get(pathname) ?? (/\.[^/]*$/.test(pathname) ? undefined : page)
    return file && respond(file, request)
  }
}

function respond(file: StaticFile, request: Request): Response {
  const headers = {
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(file.contentSecurityPolicy && { 'Content-Security-Policy': file.contentSecurityPolicy }),
  }
  if (request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding')
  const encoding = (['br', 'gzip'] as const).find(
    (name) => file.bodies[name] && acceptsEncoding(accepted, name),
  )
  const body = encoding ? (file.bodies[encoding] ?? file.bodies.identity) : file.bodies.identity
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

async function readFiles(dist: string, tiles: string | null): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // The build's own notes: its manifest, the hash of what it was made from.
    .filter(
      (name) =>
        !path
          .relative(dist, name)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    )
  // Source maps stay on the server: they are for reading a reported stack, not for the public.
  const served = names.filter((name) => !/\.(br|gz|map)$/.test(name))
  const files = await Promise.all(
    served.map(async (name): Promise<[string, StaticFile]> => {
      const url = `/${path.relative(dist, name).split(path.sep).join('/')}`
      return [url, await readStaticFile(name, url, new Set(names), tiles)]
    }),
  )
  return new Map(files)
}

async function readStaticFile(
  name: string,
  url: string,
  names: ReadonlySet<string>,
  tiles: string | null,
): Promise<StaticFile> {
  const extension = path.extname(name)
  const identity = await readFile(name)
  const isPage = extension === '.html'
  return {
    type: types[extension] ?? 'application/octet-stream',
    cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      ...(names.has(`${name}.br`) && { br: await readFile(`${name}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: await readFile(`${name}.gz`) }),
    },
    ...(extension === '.js' && { contentSecurityPolicy: scriptPolicy }),
    ...(isPage && {
      contentSecurityPolicy: contentSecurityPolicy(identity.toString('utf8'), tiles),
    }),
  }
}

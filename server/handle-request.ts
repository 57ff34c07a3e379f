import type { Backend } from '@backend/app'
import { clientConnection, type ClientConnection } from './client-connection'
import { compressResponse } from './compress-response'
import type { ServeStatic } from './static-files'

/** The part of Node's request that says more than the web's. */
interface NodeContext {
  incoming: { url?: string | undefined; socket: { remoteAddress?: string | undefined } }
}

interface RequestHandlerDeps {
  backend: Backend
  serveStatic: ServeStatic
  trustProxy: boolean
}

/** The API under /api, everything else from the build, the same headers over both. */
export function createRequestHandler({ backend, serveStatic, trustProxy }: RequestHandlerDeps) {
  const callBackend = async (request: Request, connection: ClientConnection) =>
    compressResponse(
      await backend.fetch(request, connection),
      request.headers.get('accept-encoding'),
    )

  return async (request: Request, { incoming }: NodeContext): Promise<Response> => {
    const connection = clientConnection(
      request.headers,
      incoming.socket.remoteAddress ?? '',
      trustProxy,
    )
    const answer = isApiUrl(incoming.url ?? '')
      ? await callBackend(request, connection)
      : (serveStatic(request) ?? createRefusal(request.method))
    return addSecurityHeaders(answer, connection.isSecure)
  }
}

/** /api itself too: the application's page must only answer for screens. */
const isApiUrl = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

function createRefusal(method: string): Response {
  if (method === 'GET' || method === 'HEAD') return createTextResponse('Not found', 404)
  const answer = createTextResponse('Method not allowed', 405)
  answer.headers.set('Allow', 'GET, HEAD')
  return answer
}

function createTextResponse(sentence: string, status: number): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Headers of every response. */
const commonHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Everything but pages is data. A browser that opens it as a page, such as an uploaded file, may
 * run nothing in it, and gives it its own origin.
 */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

/**
 * Adds security headers to a response. Pages have their own content security policy.
 * @param isSecure true if the browser used https; over http it ignores Strict-Transport-Security
 */
export function addSecurityHeaders(answer: Response, isSecure: boolean): Response {
  const { headers } = answer
  for (const [name, value] of commonHeaders) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy)
  if (isSecure)
    headers.set('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`)
  return answer
}

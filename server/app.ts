import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { clientConnection } from './client-connection'
import { limitBodies } from './limits'
import { apiContentSecurityPolicy, securityHeaders, strictTransportSecurity } from './security-headers'
import type { ServeStatic } from './static-files'

/** What the backend is to this host: a request and where it came from in, an answer out. */
export interface BackendHandler {
  fetch(request: Request, host: { address: string }): Promise<Response>
}

interface AppParts {
  backend: BackendHandler
  serveStatic: ServeStatic
  trustProxy: boolean
}

/** One HTTP application: the API under /api, everything else from the build, the same headers over both. */
export function createApp({ backend, serveStatic, trustProxy }: AppParts) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
    const forwardedScheme = trustProxy ? context.req.header('x-forwarded-proto') : undefined
    if (forwardedScheme === 'https') context.header('Strict-Transport-Security', strictTransportSecurity)
  })

  app.use('/api/*', limitBodies)
  app.all('/api/*', async (context) => {
    const socketAddress = context.env.incoming.socket.remoteAddress ?? ''
    const { request, address } = clientConnection(context.req.raw, socketAddress, trustProxy)
    const answer = await backend.fetch(request, { address })
    const headers = new Headers(answer.headers)
    headers.set('Content-Security-Policy', apiContentSecurityPolicy)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  })

  app.all('*', (context) => serveStatic(context.req.raw) ?? notFound(context.req.method))

  // The backend turns its own failures into answers; what comes here is a failure of this host.
  app.onError((error, context) => {
    console.error(error)
    return context.json({ type: 'about:blank', title: 'Something went wrong here.', status: 500, code: 'internal' }, 500, {
      'Content-Type': 'application/problem+json',
    })
  })
  return app
}

function notFound(method: string): Response {
  const isRead = method === 'GET' || method === 'HEAD'
  return new Response(isRead ? 'Not found\n' : 'Method not allowed\n', {
    status: isRead ? 404 : 405,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...(!isRead && { Allow: 'GET, HEAD' }) },
  })
}

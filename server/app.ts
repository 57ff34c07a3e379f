import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Backend } from '@backend/app'
import { AddressLimit } from './address-limit'
import { readClientConnection, type ClientConnection } from './client-connection'
import { compressResponse } from './compress-response'
import type { ServerLog } from './log'
import type { Metrics } from './metrics'
import { observeRequest } from './observe-request'
import { createStaticFiles } from './static-files'

export interface AppEnv {
  Bindings: Pick<HttpBindings, 'incoming' | 'outgoing'>
  Variables: { connection: ClientConnection }
}

interface AppOptions {
  backend: Backend
  log: ServerLog
  metrics: Metrics
  trustProxy: boolean
  /** Folder of the build; without it, only the API is served. */
  dist: string | undefined
  /** Host of map tiles, if any. */
  tiles: string | undefined
}

/**
 * Maximum concurrent requests per client address behind a proxy, where connections can't be counted
 * per client.
 */
const MAX_REQUESTS_PER_ADDRESS = 256

/** Serves the API under /api and the build elsewhere, with security headers on every response. */
export async function createApp({ backend, log, metrics, trustProxy, dist, tiles }: AppOptions) {
  const app = new Hono<AppEnv>()
  const requests = new AddressLimit(MAX_REQUESTS_PER_ADDRESS)
  app.use(async (c, next) => {
    const address = c.env.incoming.socket.remoteAddress ?? ''
    const connection = readClientConnection(c.req.raw.headers, address, trustProxy)
    c.set('connection', connection)
    if (trustProxy) {
      const leave = requests.enter(connection.address)
      if (!leave) return c.text('Too many requests at once\n', 503, { 'Retry-After': '5' })
      c.env.outgoing.once('close', leave)
    }
    return (connection.isSecure ? httpsHeaders : httpHeaders)(c, next)
  })
  app.all('/api/*', async (c) =>
    compressResponse(
      await observeRequest(c.req.raw, { log, metrics }, (host) =>
        backend.fetch(c.req.raw, { ...c.var.connection, ...host }),
      ),
      c.req.header('accept-encoding') ?? null,
    ),
  )
  if (dist !== undefined) app.route('/', await createStaticFiles(dist, tiles))
  app.notFound((c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? c.text('Not found\n', 404)
      : c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }),
  )
  return app
}

/**
 * Everything but pages and scripts is data. If a browser opens it as a page, such as an uploaded
 * file, no script in it runs, and it has its own origin.
 */
const DATA_POLICY = {
  defaultSrc: [`'none'`],
  frameAncestors: [`'none'`],
  // Without values, the sandbox permits nothing.
  sandbox: [],
}

const COMMON_HEADERS: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: DATA_POLICY,
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: {
    camera: ['self'],
    geolocation: ['self'],
    microphone: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
  strictTransportSecurity: false,
  // Pages, scripts and attachments have their own content security policy.
  overwrite: false,
}

const httpHeaders = secureHeaders(COMMON_HEADERS)
const httpsHeaders = secureHeaders({
  ...COMMON_HEADERS,
  strictTransportSecurity: 'max-age=31536000',
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '@backend/app-context'
import { AddressLimit } from './address-limit'
import type { AppEnv } from './app'
import { normalizeTarget } from './request-target'

export interface HttpServerOptions {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Interface to listen on. */
  host: string
  /** True if clients connect to a proxy, which then has all connections. */
  trustProxy: boolean
  /**
   * Milliseconds after a shutdown signal that idle connections wait for a last request. 0 closes
   * them at once.
   */
  idleGraceMs: number
  log: Log
  /** Other limits, for tests. */
  limits?: typeof HTTP_LIMITS
}

/** Limits for slow and greedy clients. */
export const HTTP_LIMITS = {
  /** Milliseconds for the head of a request. */
  headersMs: 15_000,
  /** Milliseconds for a whole request: the largest photo over a slow line. */
  requestMs: 5 * 60_000,
  /** Milliseconds without a byte in either direction after which a connection is cut off. */
  silenceMs: 30_000,
  /** Connections of one address: forty browsers of an office behind one router. */
  connectionsPerAddress: 256,
  /** Connections of all addresses. */
  connections: 2_048,
}

export interface HttpServer {
  /** `http://127.0.0.1:4000`, without a slash. */
  url: string
  /** Stops accepting connections and finishes running requests. */
  close: () => Promise<void>
}

/**
 * Milliseconds that an idle connection is kept. Longer than proxies keep theirs, because a
 * connection closed here just before a request is a lost request.
 */
const KEEP_ALIVE_TIMEOUT_MS = 75_000

/** Milliseconds that running requests have after a shutdown signal. */
const SHUTDOWN_GRACE_MS = 10_000

const REFUSAL =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/**
 * Serves an app over HTTP with limits for slow and greedy clients.
 * @throws if the port is taken
 */
export async function openHttpServer(
  app: Hono<AppEnv>,
  { port, host, trustProxy, idleGraceMs, log, limits = HTTP_LIMITS }: HttpServerOptions,
): Promise<HttpServer> {
  const handle = getRequestListener(app.fetch, {
    errorHandler: (error) => toErrorResponse(error, log),
  })
  const running = new Set<ServerResponse>()
  let isClosing = false
  const respond = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    running.add(outgoing)
    outgoing.once('close', () => running.delete(outgoing))
    if (isClosing) outgoing.shouldKeepAlive = false
    if (normalizeTarget(incoming)) void handle(incoming, outgoing)
    else outgoing.writeHead(400, { Connection: 'close' }).end()
  }
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
    },
    respond,
  )
  endSilentConnections(server, running, limits.silenceMs)
  server.maxConnections = limits.connections
  if (!trustProxy) limitConnections(server, limits.connectionsPerAddress)
  server.listen(port, host)
  await once(server, 'listening')

  const close = async () => {
    const closed = once(server, 'close')
    isClosing = true
    for (const outgoing of running) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false
    // `http.Server.close` would also end idle connections, some of which have a request on its way.
    NetServer.prototype.close.call(server)
    let sweep: ReturnType<typeof setInterval> | undefined
    // Repeatedly, because a connection is idle only after its last response.
    const startSweep = () => (sweep = setInterval(() => server.closeIdleConnections(), 50))
    const idleTimer = setTimeout(startSweep, idleGraceMs)
    const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
    await closed
    clearTimeout(idleTimer)
    clearInterval(sweep)
    clearTimeout(timer)
  }
  return { url: formatServerUrl(server), close }
}

/**
 * Ends connections without a byte in either direction. Node reports a stalled write only at its
 * second timeout, so the timeout is half of the limit.
 */
function endSilentConnections(
  server: Server,
  running: ReadonlySet<ServerResponse>,
  silenceMs: number,
): void {
  const halfMs = silenceMs / 2
  /** Bytes that a connection had received at its last timeout. */
  const received = new WeakMap<Socket, number>()
  server.timeout = halfMs
  server.on('timeout', (socket: Socket) => {
    const isIdle = ![...running].some((outgoing) => outgoing.socket === socket)
    const isSilent = socket.writableLength > 0 || received.get(socket) === socket.bytesRead
    if (isIdle || isSilent) {
      socket.destroy()
      return
    }
    received.set(socket, socket.bytesRead)
    socket.setTimeout(halfMs)
  })
}

function limitConnections(server: Server, max: number): void {
  const limit = new AddressLimit(max)
  server.on('connection', (socket: Socket) => {
    const leave = limit.enter(socket.remoteAddress ?? '')
    if (leave) socket.once('close', leave)
    else socket.end(REFUSAL, () => socket.destroy())
  })
}

/**
 * Answers errors outside the backend, which handles its own. The response contains nothing of the
 * error.
 */
function toErrorResponse(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return new Response(null, { status: 400 })
  log.error('A request failed outside the backend', error)
  return new Response(null, { status: 500 })
}

function formatServerUrl(server: Server): string {
  const address = server.address()
  const isAnyAddress =
    typeof address === 'object' && (address?.address === '0.0.0.0' || address?.address === '::')
  const { address: ip, port } =
    typeof address === 'object' && address ? address : { address: '', port: 0 }
  return `http://${isAnyAddress ? 'localhost' : ip}:${port}`
}

import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { AppEnv } from './app'
import { HTTP_LIMITS, openHttpServer, type HttpServer } from './http-server'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let server: HttpServer | undefined
/** Answers the requests to `/slow`. */
let finishSlow = () => {}
/** Resolves when the server ends a request to `/endless` or `/echo`. */
let cutOff: Promise<void>

afterEach(async () => {
  agent.destroy()
  await server?.close()
})

async function open(options: Partial<Parameters<typeof openHttpServer>[1]> = {}): Promise<number> {
  const slow = new Promise<void>((resolve) => (finishSlow = resolve))
  let reportCutOff = () => {}
  cutOff = new Promise((resolve) => (reportCutOff = resolve))
  const app = new Hono<AppEnv>()
    .get('/host', (c) => c.text(new URL(c.req.url).host))
    .get('/slow', async (c) => {
      await slow
      return c.text('late')
    })
    .get('/endless', () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
        controller.enqueue(new Uint8Array(1_000_000))
      const cancel = () => reportCutOff()
      return new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 }))
    })
    .post('/echo', async (c) => {
      c.env.outgoing.once('close', reportCutOff)
      return c.text(await c.req.text().catch(() => 'half'))
    })
  server = await openHttpServer(app, {
    log: { error: () => undefined },
    port: 0,
    host: '127.0.0.1',
    trustProxy: false,
    idleGraceMs: 0,
    ...options,
  })
  return Number(new URL(server.url).port)
}

async function read(port: number, path: string): Promise<{ text: string; isLast: boolean }> {
  const request = get({ port, path, agent, host: '127.0.0.1' })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { text, isLast: response.headers.connection === 'close' }
}

/**
 * Sends text on a new connection.
 * @returns all that is received until it ends
 */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return received
}

it('the host of an absolute target replaces the Host header', async () => {
  const port = await open()
  const head = 'HTTP/1.1\r\nHost: proxy.example\r\nConnection: close\r\n\r\n'
  expect(await sendRaw(port, `GET HTTP://desk.example/host ${head}`)).toMatch(/desk\.example$/)
  expect(await sendRaw(port, `GET http://rita:pine@desk.example/host ${head}`)).toMatch(
    /^HTTP\/1\.1 400 /,
  )
})

it('a closing server answers one more request on each connection, and then ends it', async () => {
  const port = await open({ idleGraceMs: 60_000 })
  expect(await read(port, '/host')).toMatchObject({ isLast: false })
  // The connection is idle: its next request is still answered.
  const closed = server?.close()
  expect(await read(port, '/host')).toMatchObject({ isLast: true })
  await closed
})

it('a closing server finishes a running request', async () => {
  const port = await open()
  const late = read(port, '/slow')
  const second = await sendRaw(port, 'GET /host HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(second).toContain('200 OK')
  const closed = server?.close()
  finishSlow()
  expect(await late).toEqual({ text: 'late', isLast: true })
  await closed
})

it.each([
  ['reads nothing of an answer', 'GET /endless HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['sends half of a body', 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
])('a client that %s is cut off', async (_, text) => {
  const port = await open({ limits: { ...HTTP_LIMITS, silenceMs: 300 } })
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(text)
  await cutOff
  socket.destroy()
})

it('one address has a limited number of connections', async () => {
  const port = await open({ limits: { ...HTTP_LIMITS, connectionsPerAddress: 2 } })
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(await sendRaw(port, '')).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5/)
  for (const socket of sockets) socket.destroy()
  const head = 'GET /host HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  await expect.poll(() => sendRaw(port, head)).toMatch(/^HTTP\/1\.1 200 /)
})

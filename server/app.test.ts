import { EventEmitter } from 'node:events'
import type { HttpBindings } from '@hono/node-server'
import { expect, it } from 'vitest'
import { createApp } from './app'
import { createLog } from './log'

const app = await createApp({
  backend: { fetch: () => new Promise<Response>(() => undefined) },
  log: createLog('error', false, { write: () => undefined }),
  metrics: {
    observe: () => undefined,
    countDeleted: () => undefined,
    read: () => Promise.resolve(''),
  },
  trustProxy: true,
  dist: undefined,
  tiles: undefined,
})

/**
 * Sends a request to the API through a proxy.
 * @returns its status if it is refused, and its end
 */
function send(address: string) {
  const outgoing = new EventEmitter()
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, outgoing }
  const request = new Request('http://desk.example/api/me/', {
    headers: { 'X-Forwarded-For': address },
  })
  const answer = Promise.resolve(app.fetch(request, bindings as unknown as HttpBindings))
  const refusal = Promise.race([answer.then(({ status }) => status), nextTurn()])
  return { refusal, end: () => outgoing.emit('close') }
}

const nextTurn = () => new Promise<null>((resolve) => setImmediate(() => resolve(null)))

it('an address behind a proxy has a limited number of requests at once', async () => {
  const requests = Array.from({ length: 256 }, (_, index) => send(`2001:db8::${index}`))
  expect(await send('2001:db8::ffff').refusal).toBe(503)
  expect(await send('203.0.113.7').refusal).toBeNull()
  requests[0]?.end()
  expect(await send('2001:db8::ffff').refusal).toBeNull()
})

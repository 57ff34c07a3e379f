import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, type BackendOptions } from './app'
import { emptyDatabase } from './db/empty-database'
import { secureRandom, systemClock } from './surroundings'

describe('the pipeline', () => {
  let logged: unknown[]
  let options: BackendOptions
  beforeEach(async () => {
    logged = []
    options = {
      db: await emptyDatabase(),
      dialect: 'sqlite',
      clock: systemClock,
      random: secureRandom,
      log: { error: (_message, cause) => logged.push(cause) },
    }
  })
  const send = (backend: ReturnType<typeof createBackend>, path: string, init: RequestInit = {}) =>
    backend.fetch(new Request(`http://desk.example/api${path}`, init))
  const logIn = (body: BodyInit, type = 'application/json') => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body }
    return send(createBackend(options), '/login/', init)
  }

  it('tells the log why it failed, and the caller only that it did', async () => {
    const secret = new Error('password of the database is oak')
    const backend = createBackend({ ...options, handlers: { listDemoPeople: () => Promise.reject(secret) } })
    const answer = await send(backend, '/demo_people/')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/oak|at /)
    expect(logged).toEqual([secret])
  })

  it('fails rather than answer against the contract, where answers are checked', async () => {
    const wrong = async () => [{ name: 'Ona', email: 'ona@x.example', role: 'admin' as const, password: 'x' }]
    const handlers = { listDemoPeople: wrong, newNotificationExists: async () => true }
    expect((await send(createBackend({ ...options, handlers, checkAnswers: true }), '/demo_people/')).status).toBe(200)
    const broken = { listDemoPeople: async () => JSON.parse('[{ "name": 7 }]') as never }
    expect((await send(createBackend({ ...options, handlers: broken, checkAnswers: true }), '/demo_people/')).status).toBe(500)
    expect(String(logged[0])).toContain('listDemoPeople answers against the contract at 0.name')
  })

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['JSON that does not say so', '{}', 'text/plain', 400],
    ['a form', new URLSearchParams({ email: 'a' }), 'application/x-www-form-urlencoded', 400],
    ['JSON that is wrong', '{}', 'application/json; charset=utf-8', 422],
    ['what no one can walk', '['.repeat(400_000) + ']'.repeat(400_000), 'application/json', 400],
    ['a list', '[]', 'application/json', 422],
    ['too much', `{"email":"${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413],
  ])('refuses %s', async (_what, body, type, status) => {
    expect((await logIn(body, type)).status).toBe(status)
    expect(logged).toEqual([])
  })

  it('stops reading a body that grows beyond its limit without saying how long it is', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: endless, duplex: 'half' }
    expect((await send(createBackend(options), '/login/', init)).status).toBe(413)
    expect(sent).toBeLessThan(40)
  })

  it('lets no cache keep an answer', async () => {
    expect((await send(createBackend(options), '/demo_people/')).headers.get('cache-control')).toBe('no-store')
    expect((await send(createBackend(options), '/no_such_thing/')).headers.get('cache-control')).toBe('no-store')
  })

  it('knows no other method', async () => {
    expect((await send(createBackend(options), '/me/', { method: 'DELETE' })).status).toBe(404)
  })
})

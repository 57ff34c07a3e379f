import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend, type BackendOptions } from './app'
import type { Handler } from './call'
import { createEmptyDatabase } from './db/test-database'
import { openPostgres } from './db/open-postgres'
import type { Db } from './db/tables'
import { MAX_CALL_MS } from './pipeline/deadline'
import { secureRandom, systemClock } from './app-context'

describe('the request pipeline', () => {
  let logged: unknown[]
  let options: BackendOptions
  beforeEach(async () => {
    logged = []
    options = {
      db: await createEmptyDatabase(),
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

  it('logs the cause of a failure, and does not return it', async () => {
    const secret = new Error('password of the database is oak')
    const backend = createBackend({
      ...options,
      handlers: { listDemoPeople: () => Promise.reject(secret) },
    })
    const answer = await send(backend, '/demo_people/')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/oak|at /)
    expect(logged).toEqual([secret])
  })

  it('fails if a checked answer violates the contract', async () => {
    const createInvalidBody = async () => [
      { name: 'Ona', email: 'ona@x.example', role: 'admin' as const, password: 'x' },
    ]
    const handlers = { listDemoPeople: createInvalidBody, newNotificationExists: async () => true }
    expect(
      (
        await send(
          createBackend({ ...options, handlers, validatesResponses: true }),
          '/demo_people/',
        )
      ).status,
    ).toBe(200)
    const broken = { listDemoPeople: async () => JSON.parse('[{ "name": 7 }]') as never }
    expect(
      (
        await send(
          createBackend({ ...options, handlers: broken, validatesResponses: true }),
          '/demo_people/',
        )
      ).status,
    ).toBe(500)
    expect(String(logged[0])).toContain(
      'The response of listDemoPeople violates the contract at 0.name',
    )
  })

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['JSON with another content type', '{}', 'text/plain', 400],
    ['a form', new URLSearchParams({ email: 'a' }), 'application/x-www-form-urlencoded', 400],
    ['invalid JSON', '{}', 'application/json; charset=utf-8', 422],
    ['a list', '[]', 'application/json', 422],
    ['a body that is too large', `{"email":"${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413],
  ])('refuses %s', async (_what, body, type, status) => {
    expect((await logIn(body, type)).status).toBe(status)
    expect(logged).toEqual([])
  })

  it('stops reading a body of unknown length at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: endless,
      duplex: 'half',
    }
    expect((await send(createBackend(options), '/login/', init)).status).toBe(413)
    expect(sent).toBeLessThan(40)
  })

  it('forbids caching of answers', async () => {
    expect((await send(createBackend(options), '/demo_people/')).headers.get('cache-control')).toBe(
      'no-store',
    )
    expect(
      (await send(createBackend(options), '/no_such_thing/')).headers.get('cache-control'),
    ).toBe('no-store')
  })

  it('refuses an unknown method', async () => {
    expect((await send(createBackend(options), '/me/', { method: 'DELETE' })).status).toBe(404)
  })

  it('sends Retry-After while the database is unavailable, and logs the cause', async () => {
    const db = openPostgres('postgres://nobody@127.0.0.1:1/empty')
    const answer = await send(
      createBackend({ ...options, db, dialect: 'postgres' }),
      '/demo_people/',
    )
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      title: 'The database can’t be reached right now. Try again in a moment.',
    })
    expect(logged).toEqual(['Error: connect ECONNREFUSED 127.0.0.1:1'])
    await db.destroy()
  })

  describe('the time limit of a call', () => {
    beforeEach(
      () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }),
    )
    afterEach(() => void vi.useRealTimers())

    const keep = (db: Db, key: string) =>
      db.insertInto('settings').values({ key, value: '' }).execute()
    const readSetting = async () =>
      (
        await options.db
          .selectFrom('settings')
          .select('key')
          .where('key', 'like', 'step%')
          .execute()
      ).map(({ key }) => key)
    /** A call that pauses between its statements, for the given number of seconds each time. */
    const createSlowBackend = (seconds: number) => {
      const refreshSession: Handler<'refreshSession'> = (call) =>
        call.inTransaction(async (db) => {
          for (const step of ['step 1', 'step 2', 'step 3']) {
            await keep(db, step)
            await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
          }
        })
      return send(createBackend({ ...options, handlers: { refreshSession } }), '/refresh/', {
        method: 'POST',
      })
    }

    it('includes several slow statements', async () => {
      const answering = createSlowBackend(4)
      await vi.advanceTimersByTimeAsync(12_000)
      expect((await answering).status).toBe(204)
      expect(await readSetting()).toEqual(['step 1', 'step 2', 'step 3'])
    })

    it('aborts a call at the time limit and rolls back its writes', async () => {
      const answering = createSlowBackend(6)
      await vi.advanceTimersByTimeAsync(MAX_CALL_MS)
      expect(await (await answering).json()).toMatchObject({ status: 503, code: 'unavailable' })
      expect(logged).toEqual(['It took longer than 14 s.'])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await readSetting()).toEqual([])
    })

    it('excludes the time that a slow client takes to send the body', async () => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          await new Promise((resolve) => setTimeout(resolve, 60_000))
          controller.enqueue(new TextEncoder().encode('{}'))
          controller.close()
        },
      })
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        duplex: 'half',
      }
      const answering = send(createBackend(options), '/login/', init)
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await answering).status).toBe(422)
    })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, type Backend } from '../app'
import { samplePerson } from '../conformance/fixtures/saved-people'
import { ACCESS_COOKIE } from './cookies'
import { createSessionFixture, type SessionFixture } from './session-fixture'
import { createSession, endSessions } from './tokens'

describe('the rights of a session', () => {
  let fixture: SessionFixture
  let access: string
  /** Two servers of one database. */
  let backends: [Backend, Backend]

  beforeEach(async () => {
    fixture = await createSessionFixture('a hash')
    access = (await createSession(fixture, fixture.personId)).access
    const log = { error: (_message: string, cause: unknown) => expect.fail(String(cause)) }
    const verifyPassword = async () => true
    const create = () => createBackend({ ...fixture, dialect: 'sqlite', log, verifyPassword })
    backends = [create(), create()]
    expect(await readStatuses()).toEqual([200, 200])
  })

  const call = (backend: Backend, path: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://desk.example/api/${path}`, init), {
      cookie: `${ACCESS_COOKIE}=${access}`,
    })
  const readStatuses = () =>
    Promise.all(backends.map(async (backend) => (await call(backend, 'people/')).status))
  const updatePerson = (change: { role?: 'sale_manager'; is_active?: 0 }) =>
    fixture.db.updateTable('people').set(change).where('id', '=', fixture.personId).execute()

  it('end with the role at the next call of each server', async () => {
    await updatePerson({ role: 'sale_manager' })
    expect(await readStatuses()).toEqual([403, 403])
  })

  it('end with the account at the next call of each server', async () => {
    await updatePerson({ is_active: 0 })
    expect(await readStatuses()).toEqual([401, 401])
  })

  it('end with the session at the next call of each server', async () => {
    await endSessions(fixture.db, fixture.clock(), [fixture.personId])
    expect(await readStatuses()).toEqual([401, 401])
  })

  const logInAgain = async () => {
    const body = JSON.stringify({ email: 'ona@timberdesk.example', password: 'oak' })
    const headers = { 'Content-Type': 'application/json' }
    expect((await call(backends[0], 'login/', { method: 'POST', headers, body })).status).toBe(200)
  }

  it('end when a user logs in again in the same browser', async () => {
    await logInAgain()
    expect(await readStatuses()).toEqual([401, 401])
  })

  it('end when a user logs in again in the same browser after hours', async () => {
    const sessions = fixture.db.selectFrom('session_families').where('revoked_at', 'is', null)
    const [old] = await sessions.select('id').execute()
    fixture.advance(3 * 60 * 60 * 1000)
    await logInAgain()
    const current = await sessions.select('id').execute()
    expect(current).toHaveLength(1)
    expect(current).not.toEqual([old])
  })

  it('end while the body of a call arrives', async () => {
    const content = new TextEncoder().encode(JSON.stringify(samplePerson()))
    const body = new ReadableStream(
      {
        async pull(controller) {
          await updatePerson({ role: 'sale_manager' })
          controller.enqueue(content)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    expect((await call(backends[0], 'people/', init)).status).toBe(403)
  })
})

import { parse } from 'hono/utils/cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, type Backend } from '../app'
import { DEVICE_COOKIE, DEVICE_LIFETIME_MS } from './cookies'
import { createSessionFixture, type SessionFixture } from './session-fixture'

describe('a device that has logged in before', () => {
  let fixture: SessionFixture
  let backend: Backend
  beforeEach(async () => {
    fixture = await createSessionFixture('a hash')
    const log = { error: (_message: string, cause: unknown) => expect.fail(String(cause)) }
    const verifyPassword = async (password: string) => password === 'oak'
    backend = createBackend({ ...fixture, dialect: 'sqlite', log, verifyPassword })
  })

  async function logIn(password: string, device: string | null, address = '1.1.1.1') {
    const cookies: string[] = []
    const answer = await backend.fetch(
      new Request('http://desk.example/api/login/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ona@timberdesk.example', password }),
      }),
      {
        address,
        cookie: device === null ? '' : `${DEVICE_COOKIE}=${device}`,
        onSetCookies: (set) => cookies.push(...set),
      },
    )
    const token = cookies.map((cookie) => parse(cookie)[DEVICE_COOKIE]).find(Boolean) ?? ''
    return { status: answer.status, token }
  }

  it('is let in while a stranger at its address has to wait', async () => {
    const { token } = await logIn('oak', null)
    for (let i = 0; i < 5; i++) expect((await logIn('ash', null)).status).toBe(422)
    expect((await logIn('oak', null)).status).toBe(429)
    expect(await logIn('oak', token)).toEqual({ status: 200, token })
  })

  it('has to wait after failures of its own', async () => {
    const { token } = await logIn('oak', null)
    for (let i = 0; i < 5; i++) expect((await logIn('ash', token)).status).toBe(422)
    expect((await logIn('oak', token)).status).toBe(429)
    expect((await logIn('oak', null)).status).toBe(200)
  })

  it('is forgotten a year after its last login', async () => {
    const { token } = await logIn('oak', null)
    fixture.advance(DEVICE_LIFETIME_MS)
    for (let i = 0; i < 5; i++) await logIn('ash', null)
    expect((await logIn('oak', token)).status).toBe(429)
  })

  it('gets a token of its own if it came with one that never logged in', async () => {
    const { status, token } = await logIn('oak', 'chosen-by-somebody-else')
    expect(status).toBe(200)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
  })
})

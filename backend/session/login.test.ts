import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, MAX_CONCURRENT_PASSWORD_CHECKS, type Backend } from '../app'
import { createSessionFixture } from './session-fixture'

/** More than can be checked and queued together. */
const LOGIN_COUNT = 300

describe('many simultaneous logins', () => {
  let backend: Backend
  /** Pending checks, which the test settles. */
  let checks: { password: string; settle: () => void }[]
  let mostAtOnce: number

  beforeEach(async () => {
    checks = []
    mostAtOnce = 0
    const fixture = await createSessionFixture('a hash')
    const verifyPassword = (password: string) =>
      new Promise<boolean>((resolve) => {
        checks.push({ password, settle: () => resolve(password === 'oak') })
        mostAtOnce = Math.max(mostAtOnce, checks.length)
      })
    const log = { error: (_message: string, cause: unknown) => expect.fail(String(cause)) }
    backend = createBackend({ ...fixture, dialect: 'sqlite', log, verifyPassword })
  })

  const logIn = (password: string, address = '1.1.1.1', email = 'ona@timberdesk.example') => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
    return backend.fetch(new Request('http://desk.example/api/login/', init), { address })
  }

  /** Settles checks in order until each call has its response. */
  async function collectAnswers(calls: Promise<Response>[]): Promise<Response[]> {
    const pending = new Set(calls)
    for (const call of calls) void call.finally(() => pending.delete(call))
    while (pending.size > 0) {
      checks.shift()?.settle()
      await new Promise((resolve) => setTimeout(resolve))
    }
    return Promise.all(calls)
  }

  const countStatus = (answers: Response[], status: number) =>
    answers.filter((answer) => answer.status === status).length

  it('succeed for two hundred users of one address, two checks at a time', async () => {
    const answers = await collectAnswers(Array.from({ length: 200 }, () => logIn('oak')))
    expect(countStatus(answers, 200)).toBe(200)
    expect(mostAtOnce).toBe(MAX_CONCURRENT_PASSWORD_CHECKS)
  })

  it('succeed although other users of the address have just failed', async () => {
    await collectAnswers(
      Array.from({ length: 49 }, (_, i) => logIn('ash', '1.1.1.1', `${i}@timberdesk.example`)),
    )
    const answers = await collectAnswers(Array.from({ length: 100 }, () => logIn('oak')))
    expect(countStatus(answers, 200)).toBe(100)
  })

  it('are refused with Retry-After if the queue is full', async () => {
    const answers = await collectAnswers(Array.from({ length: LOGIN_COUNT }, () => logIn('oak')))
    const [sentAway] = answers.filter((answer) => answer.status === 503)
    expect(sentAway?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await sentAway?.json()).toMatchObject({ code: 'busy' })
    expect(countStatus(answers, 200)).toBeGreaterThanOrEqual(200)
    expect(countStatus(answers, 200) + countStatus(answers, 503)).toBe(LOGIN_COUNT)
  })

  it('with wrong passwords are checked five times and then refused', async () => {
    const answers = await collectAnswers(Array.from({ length: 50 }, () => logIn('ash')))
    expect(countStatus(answers, 422)).toBe(5)
    expect(countStatus(answers, 429)).toBe(45)
  })
})

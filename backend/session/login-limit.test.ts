import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { countAttempt, forgetFailures } from './login-limit'
import { sessionGround, type SessionGround } from './session-ground'

const MINUTE = 60 * 1000

describe('the login limit', () => {
  let ground: SessionGround
  const tryAs = (email: string, address: string) => countAttempt(ground, { email, address })
  const tryTimes = async (times: number, email: (i: number) => string, address: (i: number) => string) => {
    for (let i = 0; i < times; i++) await tryAs(email(i), address(i))
  }
  beforeEach(async () => {
    ground = await sessionGround()
  })

  it('stops the sixth guess at one account, and says for how long', async () => {
    await tryTimes(5, () => 'ona@x.example', () => '1.1.1.1')
    ground.advance(5 * MINUTE)
    const problem: unknown = await tryAs('ona@x.example', '1.1.1.1').catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ status: 429, details: { retryAfter: 600 } })
  })

  it('lets the same person in from elsewhere meanwhile, so that nobody can lock another out', async () => {
    await tryTimes(5, () => 'ona@x.example', () => '1.1.1.1')
    await expect(tryAs('ona@x.example', '2.2.2.2')).resolves.toBeUndefined()
  })

  it('listens again after a quarter of an hour', async () => {
    await tryTimes(5, () => 'ona@x.example', () => '1.1.1.1')
    ground.advance(15 * MINUTE + 1)
    await expect(tryAs('ona@x.example', '1.1.1.1')).resolves.toBeUndefined()
  })

  it('forgets what was mistyped before the right password', async () => {
    await tryTimes(5, () => 'ona@x.example', () => '1.1.1.1')
    await forgetFailures(ground, { email: 'ona@x.example', address: '1.1.1.1' })
    await expect(tryAs('ona@x.example', '1.1.1.1')).resolves.toBeUndefined()
  })

  it('stops one address that tries many accounts', async () => {
    await tryTimes(50, (i) => `${i}@x.example`, () => '1.1.1.1')
    await expect(tryAs('ona@x.example', '1.1.1.1')).rejects.toBeInstanceOf(Problem)
  })

  it('stops many addresses that try one account', async () => {
    await tryTimes(100, () => 'ona@x.example', (i) => `1.1.1.${i}`)
    await expect(tryAs('ona@x.example', '9.9.9.9')).rejects.toBeInstanceOf(Problem)
  })
})

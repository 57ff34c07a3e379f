import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { recordFailure, clearFailures, assertBelowAttemptLimit } from './login-limit'
import { createSessionFixture, type SessionFixture } from './session-fixture'

const MINUTE = 60 * 1000

describe('the login limit', () => {
  let fixture: SessionFixture
  const checkAttempt = (email: string, address: string) =>
    assertBelowAttemptLimit(fixture, { email, address })
  const fail = async (
    times: number,
    email: (i: number) => string,
    address: (i: number) => string,
  ) => {
    for (let i = 0; i < times; i++)
      await recordFailure(fixture, { email: email(i), address: address(i) })
  }
  const readSecondsToWait = async (email: string, address: string) => {
    const problem: unknown = await checkAttempt(email, address).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ status: 429 })
    return problem instanceof Problem ? (problem.details.retryAfter ?? 0) : 0
  }
  beforeEach(async () => {
    fixture = await createSessionFixture()
  })

  it('rejects the sixth attempt at one account, with the time to wait', async () => {
    await fail(
      5,
      () => 'ona@x.example',
      () => '1.1.1.1',
    )
    fixture.advance(5 * MINUTE)
    expect(await readSecondsToWait('ona@x.example', '1.1.1.1')).toBe(600)
  })

  it('allows an attempt after Retry-After, and not before', async () => {
    await fail(
      5,
      () => 'ona@x.example',
      () => '1.1.1.1',
    )
    fixture.advance((await readSecondsToWait('ona@x.example', '1.1.1.1')) * 1000 - 1)
    expect(await readSecondsToWait('ona@x.example', '1.1.1.1')).toBe(1)
    fixture.advance(1)
    await expect(checkAttempt('ona@x.example', '1.1.1.1')).resolves.toBeUndefined()
  })

  it('returns the longest wait if several limits apply', async () => {
    await fail(
      50,
      (i) => `${i}@x.example`,
      () => '1.1.1.1',
    )
    fixture.advance(5 * MINUTE)
    await fail(
      100,
      () => 'ona@x.example',
      (i) => `2.2.2.${i}`,
    )
    expect(await readSecondsToWait('ona@x.example', '1.1.1.1')).toBe(900)
  })

  it('counts no wrong password beyond the limit, even if several are checked at once', async () => {
    await fail(
      5,
      () => 'ona@x.example',
      () => '1.1.1.1',
    )
    await expect(
      recordFailure(fixture, { email: 'ona@x.example', address: '1.1.1.1' }),
    ).rejects.toMatchObject({ status: 429 })
    fixture.advance(15 * MINUTE)
    await expect(checkAttempt('ona@x.example', '1.1.1.1')).resolves.toBeUndefined()
  })

  it('allows a login from another address, so that others can’t lock a person out', async () => {
    await fail(
      5,
      () => 'ona@x.example',
      () => '1.1.1.1',
    )
    await expect(checkAttempt('ona@x.example', '2.2.2.2')).resolves.toBeUndefined()
  })

  it('clears failures after the correct password', async () => {
    await fail(
      5,
      () => 'ona@x.example',
      () => '1.1.1.1',
    )
    await clearFailures(fixture, { email: 'ona@x.example', address: '1.1.1.1' })
    await expect(checkAttempt('ona@x.example', '1.1.1.1')).resolves.toBeUndefined()
  })

  it('stops one address that tries many accounts', async () => {
    await fail(
      50,
      (i) => `${i}@x.example`,
      () => '1.1.1.1',
    )
    await expect(checkAttempt('ona@x.example', '1.1.1.1')).rejects.toBeInstanceOf(Problem)
  })

  it('stops many addresses that try one account', async () => {
    await fail(
      100,
      () => 'ona@x.example',
      (i) => `1.1.1.${i}`,
    )
    await expect(checkAttempt('ona@x.example', '9.9.9.9')).rejects.toBeInstanceOf(Problem)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import { recordFailure, clearFailures, assertBelowAttemptLimit } from './login-limit'
import { createSessionFixture, type SessionFixture } from './session-fixture'
import { MINUTE_MS, SECOND_MS } from '@domain/calendar'

const ONA = 'ona@x.example'

describe('the login limit', () => {
  let fixture: SessionFixture
  const checkAttempt = (email: string, address: string, known?: string) =>
    assertBelowAttemptLimit(fixture, { email, address, ...(known && { known }) })
  const readSecondsToWait = async (email: string, address: string, known?: string) => {
    const problem: unknown = await checkAttempt(email, address, known).catch(
      (error: unknown) => error,
    )
    if (problem === undefined) return 0
    expect(problem).toMatchObject({ status: 429 })
    return problem instanceof Problem ? (problem.details.retryAfter ?? 0) : 0
  }
  /** Fails as often as said, each time as soon as an attempt is allowed. */
  const fail = async (
    times: number,
    email: (i: number) => string,
    address: (i: number) => string,
    known?: string,
  ) => {
    for (let i = 0; i < times; i++) {
      fixture.advance((await readSecondsToWait(email(i), address(i), known)) * SECOND_MS)
      await recordFailure(fixture, {
        email: email(i),
        address: address(i),
        ...(known && { known }),
      })
    }
  }
  const failAsOna = (times: number, address = '1.1.1.1', known?: string) =>
    fail(
      times,
      () => ONA,
      () => address,
      known,
    )
  beforeEach(async () => {
    fixture = await createSessionFixture()
  })

  it('lets five attempts at an account fail, and then makes the address wait ever longer', async () => {
    await failAsOna(4)
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(0)
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      await failAsOna(1)
      waits.push(await readSecondsToWait(ONA, '1.1.1.1'))
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  })

  it('allows an attempt after Retry-After, and not before', async () => {
    await failAsOna(5)
    fixture.advance(30 * SECOND_MS - 1)
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(1)
    fixture.advance(1)
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(0)
  })

  it('forgets failures after an hour', async () => {
    await failAsOna(8)
    fixture.advance(60 * MINUTE_MS)
    await failAsOna(4)
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(0)
  })

  it('counts no wrong password beyond the limit, even if several are checked at once', async () => {
    await failAsOna(5)
    await expect(recordFailure(fixture, { email: ONA, address: '1.1.1.1' })).rejects.toMatchObject({
      status: 429,
    })
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(30)
  })

  it('allows a login from another address, so that others can’t lock a person out', async () => {
    await failAsOna(5)
    expect(await readSecondsToWait(ONA, '2.2.2.2')).toBe(0)
  })

  it('counts all addresses of an IPv6 network as one', async () => {
    await fail(
      5,
      () => ONA,
      (i) => `2001:db8:0:42::${i}`,
    )
    expect(await readSecondsToWait(ONA, '2001:db8:0:42:1:2:3:4')).toBe(30)
    expect(await readSecondsToWait(ONA, '2001:db8:0:43::1')).toBe(0)
  })

  it('clears failures after the correct password', async () => {
    await failAsOna(5)
    await clearFailures(fixture, { email: ONA, address: '1.1.1.1' })
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(0)
  })

  it('slows one address down that tries many accounts, for a minute at most', async () => {
    await fail(
      50,
      (i) => `${i}@x.example`,
      () => '1.1.1.1',
    )
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(1)
    await fail(
      10,
      (i) => `more-${i}@x.example`,
      () => '1.1.1.1',
    )
    expect(await readSecondsToWait(ONA, '1.1.1.1')).toBe(60)
  })

  it('slows many addresses down that try one account, for a minute at most', async () => {
    await fail(
      110,
      () => ONA,
      (i) => `1.1.1.${i}`,
    )
    expect(await readSecondsToWait(ONA, '9.9.9.9')).toBe(60)
  })

  it('does not slow a known device after failures from other addresses', async () => {
    await fail(
      110,
      () => ONA,
      (i) => `1.1.1.${i}`,
    )
    await fail(
      60,
      (i) => `${i}@x.example`,
      () => '2.2.2.2',
    )
    expect(await readSecondsToWait(ONA, '2.2.2.2', 'laptop')).toBe(0)
  })

  it('counts the failures of a known device for this device alone', async () => {
    await failAsOna(5, '2.2.2.2', 'laptop')
    expect(await readSecondsToWait(ONA, '2.2.2.2', 'laptop')).toBe(30)
    expect(await readSecondsToWait(ONA, '2.2.2.2', 'phone')).toBe(0)
    expect(await readSecondsToWait(ONA, '2.2.2.2')).toBe(0)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '../call'
import { SessionCache } from './session-cache'

const ONA: Person = {
  id: '1',
  name: 'Ona',
  email: 'ona@x.example',
  role: 'admin',
  terms_agreed_at: null,
  company_id: null,
  countries: [],
}

describe('the session cache', () => {
  let now: number
  let known: SessionCache
  const lookUp = vi.fn<() => Promise<Person | null>>()
  beforeEach(() => {
    now = 0
    known = new SessionCache(() => new Date(now))
    lookUp.mockReset().mockResolvedValue(ONA)
  })

  it('returns a session for five seconds', async () => {
    expect(await known.getHolder('a', lookUp)).toBe(ONA)
    now = 4_999
    expect(await known.getHolder('a', lookUp)).toBe(ONA)
    expect(lookUp).toHaveBeenCalledTimes(1)
    now = 5_000
    await known.getHolder('a', lookUp)
    expect(lookUp).toHaveBeenCalledTimes(2)
  })

  it('forgets a session at once when it ends', async () => {
    await known.getHolder('a', lookUp)
    known.clear()
    lookUp.mockResolvedValue(null)
    expect(await known.getHolder('a', lookUp)).toBeNull()
  })

  it('does not store a session that ended during the lookup', async () => {
    const slow = known.getHolder('a', async () => {
      known.clear()
      return ONA
    })
    expect(await slow).toBe(ONA)
    lookUp.mockResolvedValue(null)
    expect(await known.getHolder('a', lookUp)).toBeNull()
  })

  it('never mixes up the users of two tokens, and stores no refusal', async () => {
    lookUp.mockResolvedValueOnce(null)
    expect(await known.getHolder('b', lookUp)).toBeNull()
    expect(await known.getHolder('b', lookUp)).toBe(ONA)
  })
})

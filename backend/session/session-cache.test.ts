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

describe('sessions looked up a moment ago', () => {
  let now: number
  let known: SessionCache
  const lookUp = vi.fn<() => Promise<Person | null>>()
  beforeEach(() => {
    now = 0
    known = new SessionCache(() => new Date(now))
    lookUp.mockReset().mockResolvedValue(ONA)
  })

  it('are believed for five seconds', async () => {
    expect(await known.getHolder('a', lookUp)).toBe(ONA)
    now = 4_999
    expect(await known.getHolder('a', lookUp)).toBe(ONA)
    expect(lookUp).toHaveBeenCalledTimes(1)
    now = 5_000
    await known.getHolder('a', lookUp)
    expect(lookUp).toHaveBeenCalledTimes(2)
  })

  it('are forgotten at once when one of them ends', async () => {
    await known.getHolder('a', lookUp)
    known.clear()
    lookUp.mockResolvedValue(null)
    expect(await known.getHolder('a', lookUp)).toBeNull()
  })

  it('are not cached if the session ended during the lookup', async () => {
    const slow = known.getHolder('a', async () => {
      known.clear()
      return ONA
    })
    expect(await slow).toBe(ONA)
    lookUp.mockResolvedValue(null)
    expect(await known.getHolder('a', lookUp)).toBeNull()
  })

  it('never tell one token from another’s holder, and keep no refusal', async () => {
    lookUp.mockResolvedValueOnce(null)
    expect(await known.getHolder('b', lookUp)).toBeNull()
    expect(await known.getHolder('b', lookUp)).toBe(ONA)
  })
})

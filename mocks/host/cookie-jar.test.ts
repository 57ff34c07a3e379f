import { describe, expect, it } from 'vitest'
import { CookieJar } from './cookie-jar'
import { FakeClock } from './fake-clock'

describe('the mock’s cookie jar', () => {
  it('sends a cookie only under its path and until it expires', () => {
    const clock = new FakeClock()
    const jar = new CookieJar(clock.now)
    jar.store([
      'access=a; Path=/api/; Max-Age=900; HttpOnly',
      'refresh=r; Path=/api/refresh/; Max-Age=2000; HttpOnly',
    ])
    expect(jar.headerFor('/api/me/')).toBe('access=a')
    expect(jar.headerFor('/api/refresh/')).toBe('access=a; refresh=r')
    clock.advance(900_000)
    expect(jar.headerFor('/api/refresh/')).toBe('refresh=r')
  })

  it('replaces and deletes cookies', () => {
    const jar = new CookieJar(() => new Date())
    jar.store(['access=a; Path=/api/; Max-Age=900'])
    jar.store(['access=b; Path=/api/; Max-Age=900'])
    expect(jar.headerFor('/api/')).toBe('access=b')
    jar.store(['access=; Path=/api/; Max-Age=0'])
    expect(jar.headerFor('/api/')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { CookieJar } from './cookie-jar'
import { FakeClock } from './fake-clock'
import { reportUnlessOwnFile } from './unknown-calls'

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

describe('an unhandled request', () => {
  const countComplaints = (url: string) => {
    let count = 0
    reportUnlessOwnFile('http://desk.example/api', 'http://desk.example')(new Request(url), {
      error: () => (count += 1),
    })
    return count
  }

  it('is an error under the API and to other origins, but not for the application’s own files', () => {
    expect(countComplaints('http://desk.example/api/no_such_thing/')).toBe(1)
    expect(countComplaints('https://fonts.example/font.woff2')).toBe(1)
    expect(countComplaints('http://desk.example/src/shared/api/client.ts')).toBe(0)
    expect(countComplaints('data:text/plain,x')).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { createCookieExchange, clearSessionCookies, setSessionCookies } from './cookies'

const PAIR = { access: 'aaa', refresh: 'rrr' }

describe('session cookies', () => {
  it('are HttpOnly and SameSite, and the refresh cookie is sent to its own calls only', () => {
    const answers: string[] = []
    setSessionCookies(createCookieExchange(null, true, answers), PAIR)
    expect(answers).toEqual([
      'access=aaa; Max-Age=2592000; Path=/api/; HttpOnly; Secure; SameSite=Strict',
      'refresh=rrr; Max-Age=2592000; Path=/api/refresh/; HttpOnly; Secure; SameSite=Strict',
    ])
  })

  it('omit Secure over http, where browsers would drop them', () => {
    const answers: string[] = []
    setSessionCookies(createCookieExchange(null, false, answers), PAIR)
    expect(answers.join()).not.toContain('Secure')
  })

  it('are deleted at logout', () => {
    const answers: string[] = []
    clearSessionCookies(createCookieExchange(null, true, answers))
    expect(answers.every((header) => header.includes('Max-Age=0'))).toBe(true)
  })

  it('are read among other cookies', () => {
    const { received } = createCookieExchange('theme=dark; access=a=b ; empty=', false, [])
    expect([...received]).toEqual([
      ['theme', 'dark'],
      ['access', 'a=b'],
      ['empty', ''],
    ])
  })
})

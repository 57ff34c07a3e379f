import { CookieJar } from '@mocks/host/cookie-jar'
import type { Send } from '../host'

/** A browser at a server: it keeps cookies, and sends them where they belong. */
export function sendOverHttp(url: string): Send {
  const jar = new CookieJar(() => new Date())
  return async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', jar.headerFor(`/api${path}`))
    const answer = await fetch(`${url}/api${path}`, { ...init, headers })
    jar.store(answer.headers.getSetCookie())
    return answer
  }
}

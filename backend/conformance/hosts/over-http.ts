import { CookieJar } from '@mocks/host/cookie-jar'
import { systemClock, type Clock } from '../../app-context'
import type { Send } from '../host'

/**
 * Creates a function that sends calls to a server over HTTP, with cookies as in a browser.
 * @param url of the server, or a function that returns it for each call
 * @param clock of the server, by which cookies expire
 */
export function createHttpSend(url: string | (() => string), clock: Clock = systemClock): Send {
  const jar = new CookieJar(clock)
  return async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', jar.headerFor(`/api${path}`))
    const host = typeof url === 'string' ? url : url()
    const answer = await fetch(`${host}/api${path}`, { ...init, headers })
    jar.store(answer.headers.getSetCookie())
    return answer
  }
}

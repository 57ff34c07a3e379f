import type { Backend } from '@backend/app'
import { DEMO_PASSWORD } from '@backend/seed/people'

const origin = 'http://localhost'

/**
 * Creates a function that calls a backend as one logged-in user, without a network. With a body it
 * posts.
 */
export async function createCaller(
  backend: Backend,
  role: string,
): Promise<(path: string, body?: unknown) => Promise<unknown>> {
  const answer = await backend.fetch(
    new Request(`${origin}/api/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${role}@timberdesk.example`, password: DEMO_PASSWORD }),
    }),
  )
  if (!answer.ok) throw new Error(`Login answered ${answer.status}.`)
  const cookie = toCookieHeader(answer)
  return async (path, body) => {
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await backend.fetch(
      new Request(`${origin}/api${path}`, {
        ...posted,
        headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: origin },
      }),
    )
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }
}

/** Returns the `Cookie` header with which a browser would send back an answer's cookies. */
export function toCookieHeader(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

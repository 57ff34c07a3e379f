import type { Backend } from '@backend/app'
import { DEMO_PASSWORD } from '@backend/seed/people'

const origin = 'http://localhost'

/** Calls a backend as one logged-in person, without a network in between. */
export async function callerOf(backend: Backend, role: string): Promise<(path: string) => Promise<unknown>> {
  const answer = await backend.fetch(
    new Request(`${origin}/api/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${role}@timberdesk.example`, password: DEMO_PASSWORD }),
    }),
  )
  if (!answer.ok) throw new Error(`Login answered ${answer.status}.`)
  const cookie = cookiesOf(answer)
  return async (path) => {
    const response = await backend.fetch(new Request(`${origin}/api${path}`, { headers: { Cookie: cookie } }))
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const body: unknown = await response.json()
    return body
  }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

import { DEMO_PASSWORD } from '@backend/seed/people'
import { toCookieHeader } from '../caller'
import type { HardenServer } from './attack'

/** Returns the cookie header of a demo user, such as `sale_manager`. */
export async function logIn({ url }: Pick<HardenServer, 'url'>, role: string): Promise<string> {
  const answer = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@timberdesk.example`, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The login of ${role} answered ${answer.status}.`)
  return toCookieHeader(answer)
}

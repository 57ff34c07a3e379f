import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { DEMO_PASSWORD } from '@backend/seed/people'
import { toCookieHeader } from '../caller'
import { computeQuantile } from '../statistics'
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

export interface Answer {
  status: number
  ms: number
  retryAfter: string | null
}

/** A user at another address than the attack, so that limits per address count them separately. */
export class OtherUser {
  readonly #agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })

  constructor(
    readonly url: string,
    readonly cookie: string,
  ) {}

  async call(path: string, method = 'GET'): Promise<Answer> {
    const startedAt = performance.now()
    const sent = request(`${this.url}/api${path}`, {
      method,
      agent: this.#agent,
      headers: { cookie: this.cookie },
    }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    const ms = performance.now() - startedAt
    return { status: answer.statusCode ?? 0, ms, retryAfter: answer.headers['retry-after'] ?? null }
  }

  /**
   * Reads the list of deals, one call after the other.
   * @returns the 99th percentile in ms
   */
  async measureP99(calls: number): Promise<number> {
    const times: number[] = []
    for (let count = 0; count < calls; count += 1) {
      const { status, ms } = await this.call('/deals/')
      times.push(status === 200 ? ms : Infinity)
    }
    return computeQuantile(times, 0.99)
  }

  close(): void {
    this.#agent.destroy()
  }
}

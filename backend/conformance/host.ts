import type { Role } from '../call'

/** A running backend with the demo's users. */
export type Host = {
  /** Returns a function that sends requests with cookies of its own. */
  createSend(): Send
  /** Checks the stored sums. One host is enough, because all have the same backend. */
  expectSums?(): Promise<void>
  close(): Promise<void>
}

/**
 * Users of a case. Cases share one world and create what they need, so their order does not matter.
 */
export type People = {
  /** Returns an anonymous user. */
  stranger(): Visitor
  /** Returns the demo's user of the role, logged in; the same visitor each time. */
  as(role: Role): Promise<Visitor>
  /** Logs the role's user in on another browser. */
  inNewBrowser(role: Role): Promise<Visitor>
}

export function createPeople(host: Host): People {
  const visitors = new Map<Role, Promise<Visitor>>()
  const logInNewBrowser = async (role: Role) => {
    const visitor = new Visitor(host.createSend())
    const answer = await visitor.logIn(role)
    if (answer.status !== 200)
      throw new Error(`${role} can't log in: ${answer.status} ${await answer.text()}`)
    return visitor
  }
  return {
    stranger: () => new Visitor(host.createSend()),
    inNewBrowser: logInNewBrowser,
    as: (role) => {
      const visitor = visitors.get(role) ?? logInNewBrowser(role)
      visitors.set(role, visitor)
      return visitor
    },
  }
}

/** Sends a call to the API; the path begins after `/api`. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** A user with a browser and cookies of their own. */
export class Visitor {
  constructor(private readonly send: Send) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers })
  }

  /** Sends JSON, or a form unchanged. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { method: 'POST', ...createBodyInit(body, headers) })
  }

  put(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { method: 'PUT', ...createBodyInit(body, headers) })
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { method: 'DELETE', headers })
  }

  request(method: string, path: string): Promise<Response> {
    return this.send(path, { method })
  }

  logIn(role: Role): Promise<Response> {
    return this.post('/login/', { email: `${role}@timberdesk.example`, password: 'timber-demo' })
  }
}

function createBodyInit(
  body: unknown,
  headers: Record<string, string>,
): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }
}

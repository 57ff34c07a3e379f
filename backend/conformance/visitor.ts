import type { Role } from '../call'

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
    return this.send(path, { method: 'POST', ...withBody(body, headers) })
  }

  put(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { method: 'PUT', ...withBody(body, headers) })
  }

  delete(path: string): Promise<Response> {
    return this.send(path, { method: 'DELETE' })
  }

  request(method: string, path: string): Promise<Response> {
    return this.send(path, { method })
  }

  logIn(role: Role): Promise<Response> {
    return this.post('/login/', { email: `${role}@timberdesk.example`, password: 'timber-demo' })
  }
}

function withBody(
  body: unknown,
  headers: Record<string, string>,
): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }
}

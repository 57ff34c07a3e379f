import { Hono } from 'hono'
import { operations, type OperationId } from '@/shared/api/generated/operations'
import type { Handlers } from './call'
import { isAway } from './db/dialect'
import { handlers } from './handlers'
import { preferredLanguage } from './language'
import { runOperation, type Arrival, type Memory } from './pipeline/run-operation'
import { refuseCrossSiteWrites } from './pipeline/same-site'
import { Problem } from './problems/problem'
import { problemResponse } from './problems/to-response'
import { exchangeCookies } from './session/cookies'
import { KnownSessions } from './session/known-sessions'
import { verifyHere } from './session/passwords'
import { Turns } from './session/turns'
import type { Surroundings, VerifyPassword } from './surroundings'

/** Passwords that are checked at once, each in 19 MiB. */
export const PASSWORDS_AT_ONCE = 2
/** How many may wait for that: two hundred people who come to work at nine. */
const MOST_WAITING = 200

export type BackendOptions = Omit<Surroundings, 'verifyPassword'> & {
  /** Verified in this thread unless the host has others for it. */
  verifyPassword?: VerifyPassword
  /** Checks every answer against the contract too; for tests and development, as it costs time. */
  checkAnswers?: boolean
  /** Other handlers than the product's own, for tests of the pipeline. */
  handlers?: Partial<Handlers>
}

/** What a host knows of a call beside the request. A host whose platform hides cookies passes them here, both ways. */
export type Host = {
  /** The network address that the call came from; what is limited by address is limited by this. */
  address?: string
  /** Whether the browser spoke https; by default as the request's URL says. */
  isSecure?: boolean
  /** The Cookie header, where the request can't carry it. */
  cookie?: string
  /** Takes the Set-Cookie headers, where the response can't carry them. */
  takeCookies?: (setCookies: string[]) => void
}

export type Backend = { fetch(request: Request, host?: Host): Promise<Response> }

/** Everything that the contract promises, under `/api`; a host brings the database and the network. */
export function createBackend({
  checkAnswers = false,
  handlers: given = handlers,
  ...options
}: BackendOptions): Backend {
  const surroundings: Surroundings = { verifyPassword: verifyHere, ...options }
  const memory: Memory = {
    sessions: new KnownSessions(surroundings.clock),
    passwordTurns: new Turns(surroundings.clock, PASSWORDS_AT_ONCE, MOST_WAITING),
  }
  const app = new Hono<{ Bindings: Host }>().basePath('/api')
  for (const [id, operation] of Object.entries(operations) as [
    OperationId,
    (typeof operations)[OperationId],
  ][]) {
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = c.req.raw
      refuseCrossSiteWrites(request)
      const setCookies: string[] = []
      const { address = 'unknown', cookie, isSecure, takeCookies } = c.env
      const arrival: Arrival = {
        request,
        path: c.req.param(),
        address,
        userAgent: request.headers.get('user-agent'),
        language: preferredLanguage(request.headers.get('accept-language')),
        cookies: exchangeCookies(
          cookie ?? request.headers.get('cookie'),
          isSecure ?? request.url.startsWith('https:'),
          setCookies,
        ),
      }
      const answer = await runOperation(id, given, arrival, surroundings, memory, checkAnswers)
      if (takeCookies) takeCookies(setCookies)
      else for (const header of setCookies) answer.headers.append('Set-Cookie', header)
      answer.headers.set('Cache-Control', 'no-store')
      return answer
    })
  }
  app.notFound(() => {
    throw new Problem('not_found')
  })
  app.onError((error, c) => {
    const problem =
      error instanceof Problem
        ? error
        : isAway(surroundings.dialect, error)
          ? Problem.unavailable()
          : new Problem('internal')
    // While the database is away every call says so: without where in the code.
    if (problem.code === 'unavailable')
      surroundings.log.error(`${c.req.method} ${c.req.path} had no database`, String(error))
    else if (problem !== error)
      surroundings.log.error(`${c.req.method} ${c.req.path} failed`, error)
    return problemResponse(problem, preferredLanguage(c.req.header('accept-language') ?? null))
  })
  return { fetch: async (request, host = {}) => app.fetch(request, host) }
}

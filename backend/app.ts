import { Hono } from 'hono'
import { operations, type OperationId } from '@/shared/api/generated/operations'
import type { Handlers } from './call'
import { isUnavailable } from './db/dialect'
import { handlers } from './handlers'
import { parsePreferredLanguage } from './language'
import { runOperation, type RequestContext, type SharedState } from './pipeline/run-operation'
import { assertSameSite } from './pipeline/same-site'
import { Problem } from './problems/problem'
import { toProblemResponse } from './problems/to-response'
import { createCookieExchange } from './session/cookies'
import { SessionCache } from './session/session-cache'
import { verifyInThread } from './session/passwords'
import { ConcurrencyLimiter } from './session/concurrency-limiter'
import type { AppContext, VerifyPassword } from './app-context'

/** Passwords that are checked at once, each in 19 MiB. */
export const MAX_CONCURRENT_PASSWORD_CHECKS = 2
/** How many may wait for that: two hundred people who come to work at nine. */
const MAX_WAITING_LOGINS = 200

export type BackendOptions = Omit<AppContext, 'verifyPassword'> & {
  /** Verified in this thread unless the host has others for it. */
  verifyPassword?: VerifyPassword
  /** Checks every answer against the contract too; for tests and development, as it costs time. */
  checkAnswers?: boolean
  /** Other handlers than the product's own, for tests of the pipeline. */
  handlers?: Partial<Handlers>
}

/** What a host knows of a call beside the request. A host whose platform hides cookies passes them here, both ways. */
export type HostRequestInfo = {
  /** The network address that the call came from; what is limited by address is limited by this. */
  address?: string
  /** Whether the browser spoke https; by default as the request's URL says. */
  isSecure?: boolean
  /** The Cookie header, where the request can't carry it. */
  cookie?: string
  /** Takes the Set-Cookie headers, where the response can't carry them. */
  onSetCookies?: (setCookies: string[]) => void
}

export type Backend = { fetch(request: Request, host?: HostRequestInfo): Promise<Response> }

/** Everything that the contract promises, under `/api`; a host brings the database and the network. */
export function createBackend({
  checkAnswers = false,
  handlers: given = handlers,
  ...options
}: BackendOptions): Backend {
  const surroundings: AppContext = { verifyPassword: verifyInThread, ...options }
  const memory: SharedState = {
    sessions: new SessionCache(surroundings.clock),
    passwordLimiter: new ConcurrencyLimiter(
      surroundings.clock,
      MAX_CONCURRENT_PASSWORD_CHECKS,
      MAX_WAITING_LOGINS,
    ),
  }
  const app = new Hono<{ Bindings: HostRequestInfo }>().basePath('/api')
  for (const [id, operation] of Object.entries(operations) as [
    OperationId,
    (typeof operations)[OperationId],
  ][]) {
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = c.req.raw
      assertSameSite(request)
      const setCookies: string[] = []
      const { address = 'unknown', cookie, isSecure, onSetCookies } = c.env
      const arrival: RequestContext = {
        request,
        path: c.req.param(),
        address,
        userAgent: request.headers.get('user-agent'),
        language: parsePreferredLanguage(request.headers.get('accept-language')),
        cookies: createCookieExchange(
          cookie ?? request.headers.get('cookie'),
          isSecure ?? request.url.startsWith('https:'),
          setCookies,
        ),
      }
      const answer = await runOperation(id, given, arrival, surroundings, memory, checkAnswers)
      if (onSetCookies) onSetCookies(setCookies)
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
        : isUnavailable(surroundings.dialect, error)
          ? Problem.unavailable()
          : new Problem('internal')
    // While the database is away every call says so: without where in the code.
    if (problem.code === 'unavailable')
      surroundings.log.error(`${c.req.method} ${c.req.path} had no database`, String(error))
    else if (problem !== error)
      surroundings.log.error(`${c.req.method} ${c.req.path} failed`, error)
    return toProblemResponse(
      problem,
      parsePreferredLanguage(c.req.header('accept-language') ?? null),
    )
  })
  return { fetch: async (request, host = {}) => app.fetch(request, host) }
}

import { Hono } from 'hono'
import { operations, type OperationId } from '@contract/operations'
import type { Handlers } from './call'
import { isUnavailable } from './db/dialect'
import { MAX_CALL_MS } from './pipeline/deadline'
import { handlers } from './handlers'
import { parsePreferredLanguage } from './language'
import { runOperation, type RequestContext, type SharedState } from './pipeline/run-operation'
import { assertSameSite } from './pipeline/read-request'
import { Problem } from './problems/problem'
import { toProblemResponse } from './problems/to-response'
import { createCookieExchange } from './session/cookies'
import { verifyInThread } from './session/passwords'
import { ConcurrencyLimiter } from './session/concurrency-limiter'
import type { AppContext, VerifyPassword } from './app-context'

/** Concurrent password checks; each needs 19 MiB. */
export const MAX_CONCURRENT_PASSWORD_CHECKS = 2
/** Length of the login queue: two hundred people who start work at nine. */
const MAX_WAITING_LOGINS = 200

export type BackendOptions = Omit<AppContext, 'verifyPassword'> & {
  /** By default, passwords are verified on this thread. */
  verifyPassword?: VerifyPassword
  /**
   * Validates every response against the contract; for tests and development, because it is slow.
   */
  validatesResponses?: boolean
  /** Replaces handlers, for tests of the pipeline. */
  handlers?: Partial<Handlers>
}

/**
 * Facts about a request that only the host knows. A host whose platform hides cookies passes them
 * here in both directions.
 */
export type HostRequestInfo = {
  /** Network address of the client, used for rate limits. */
  address?: string
  /** True if the browser used https; derived from the request's URL by default. */
  isSecure?: boolean
  /** The Cookie header, if the request can't carry it. */
  cookie?: string
  /** Id of the request in the host's log. */
  requestId?: string
  /** Receives the operation of the request's path, for the host's log and metrics. */
  onOperation?: (id: OperationId) => void
  /** Receives the Set-Cookie headers, if the response can't carry them. */
  onSetCookies?: (setCookies: string[]) => void
}

export type Backend = { fetch(request: Request, host?: HostRequestInfo): Promise<Response> }
type MeasuredBackend = Backend & {
  /** Returns the number of log-ins that wait for the check of their password. */
  countWaitingLogins: () => number
}

/** Serves the contract's operations under `/api`; a host provides the database and the network. */
export function createBackend({
  validatesResponses = false,
  handlers: operationHandlers = handlers,
  ...options
}: BackendOptions): MeasuredBackend {
  const appContext: AppContext = { verifyPassword: verifyInThread, ...options }
  const shared: SharedState = {
    passwordLimiter: new ConcurrencyLimiter(MAX_CONCURRENT_PASSWORD_CHECKS, MAX_WAITING_LOGINS),
  }
  const app = new Hono<{ Bindings: HostRequestInfo }>().basePath('/api')
  for (const [id, operation] of Object.entries(operations) as [
    OperationId,
    (typeof operations)[OperationId],
  ][]) {
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = c.req.raw
      c.env.onOperation?.(id)
      assertSameSite(request)
      const setCookies: string[] = []
      const { address = 'unknown', cookie, isSecure, onSetCookies } = c.env
      const requestContext: RequestContext = {
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
      const response = await runOperation({
        id,
        handlers: operationHandlers,
        requestContext,
        appContext,
        shared,
        validatesResponse: validatesResponses,
      })
      if (onSetCookies) onSetCookies(setCookies)
      else for (const header of setCookies) response.headers.append('Set-Cookie', header)
      response.headers.set('Cache-Control', 'no-store')
      response.headers.set('Date', appContext.clock().toUTCString())
      return response
    })
  }
  app.notFound(() => {
    throw new Problem('not_found')
  })
  app.onError((error, c) => {
    const problem =
      error instanceof Problem
        ? error
        : isUnavailable(appContext.dialect, error)
          ? Problem.unavailable()
          : new Problem('internal')
    // Log no stack: while the database is unavailable, every call fails with the same error.
    if (problem.code === 'unavailable')
      appContext.log.error(
        `${c.req.method} ${c.req.path} was not answered`,
        error instanceof Problem ? explainUnavailable(error) : String(error),
      )
    else if (problem !== error) appContext.log.error(`${c.req.method} ${c.req.path} failed`, error)
    return toProblemResponse(
      problem,
      parsePreferredLanguage(c.req.header('accept-language') ?? null),
      c.env.requestId,
    )
  })
  return {
    fetch: async (request, host = {}) => app.fetch(request, host),
    countWaitingLogins: () => shared.passwordLimiter.waiting,
  }
}

/** Returns why a call is 503 without an error of the database. */
const explainUnavailable = ({ details: { unready } }: Problem): string =>
  unready ? `Not ready: ${unready.join(', ')}` : `It took longer than ${MAX_CALL_MS / 1000} s.`

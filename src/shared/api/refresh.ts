import type { Middleware } from 'openapi-fetch'
import { Unreachable } from './problem'

const STORAGE_KEY = 'session_id'

/**
 * Id of this browser's login, shared by its tabs; null before the first login. Not a secret, never
 * sent.
 */
export const getSessionId = (): string | null => localStorage.getItem(STORAGE_KEY)

/**
 * Starts a new session id at login and logout, so that late responses of the old session are
 * recognized.
 */
export const renewSessionId = (): void => localStorage.setItem(STORAGE_KEY, crypto.randomUUID())

/** Result of a refresh. `lost`: the user has to log in again. */
type Outcome = 'refreshed' | 'lost'

/** A refresh that other calls of the same session wait for. */
interface RunningRefresh {
  readonly session: string | null
  readonly outcome: Promise<Outcome>
}

export interface RefreshOptions {
  /** Path of the refresh call in the contract. Its own 401 is returned unchanged. */
  refreshPath: string
  /** Sends the refresh call. */
  refresh(): Promise<Response>
  /** Called once for each session that is lost. */
  onSessionLost(): void
}

/** State when a call was sent, and a copy of its request for the retry. */
interface Attempt {
  readonly session: string | null
  readonly refreshCountBefore: number
  readonly retryRequest: Request
}

const LOCK_NAME = 'session-refresh'
const STAMP_KEY = 'session_refreshed_at'
// A gateway error says nothing about the session, so it counts as a network failure.
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/**
 * Middleware that refreshes the session on a 401 and repeats the call.
 *
 * Calls that fail meanwhile wait for the same refresh; each is repeated once, with its body and its
 * own `fetch`. Tabs take turns, and a tab that waited uses the other tab's refresh. A network
 * failure rejects and keeps the session. A refresh belongs to the session of its call: after a
 * login or logout its result has no effect.
 */
export function createRefreshMiddleware({
  refreshPath,
  refresh: sendRefresh,
  onSessionLost,
}: RefreshOptions): Middleware {
  const attempts = new WeakMap<Request, Attempt>()
  let runningRefresh: RunningRefresh | null = null
  let refreshCount = 0
  let lostSession: string | null = null

  async function callRefresh(): Promise<Outcome> {
    const response = await sendRefresh()
    if (GATEWAY_STATUSES.includes(response.status))
      throw new Unreachable(`Refresh answered ${response.status}`)
    if (!response.ok) return 'lost'
    localStorage.setItem(STAMP_KEY, `${Date.now()}-${Math.random()}`)
    return 'refreshed'
  }

  async function refreshOnce(session: string | null): Promise<Outcome> {
    const stamp = localStorage.getItem(STAMP_KEY)
    const outcome = await withRefreshLock(async () =>
      localStorage.getItem(STAMP_KEY) === stamp ? callRefresh() : 'refreshed',
    )
    if (outcome === 'refreshed') refreshCount += 1
    else if (getSessionId() === session) {
      lostSession = session
      onSessionLost()
      // Logging out has renewed the id; calls sent before the login page opens need no refresh.
      lostSession = getSessionId()
    }
    return outcome
  }

  async function refresh(session: string | null): Promise<Outcome> {
    if (session !== null && session === lostSession) return 'lost'
    if (runningRefresh && runningRefresh.session !== session) {
      await runningRefresh.outcome.catch(() => {})
      return refresh(session)
    }
    runningRefresh ??= {
      session,
      outcome: refreshOnce(session).finally(() => {
        runningRefresh = null
      }),
    }
    return runningRefresh.outcome
  }

  return {
    onRequest({ request, schemaPath }) {
      if (schemaPath === refreshPath) return
      attempts.set(request, {
        session: getSessionId(),
        refreshCountBefore: refreshCount,
        retryRequest: request.clone(),
      })
    },
    async onResponse({ request, response, options }) {
      const attempt = attempts.get(request)
      if (!attempt || response.status !== 401 || getSessionId() !== attempt.session) return
      const { session, refreshCountBefore, retryRequest } = attempt
      // If another call refreshed the session meanwhile, the new cookie is already set.
      const outcome =
        refreshCount > refreshCountBefore && !runningRefresh ? 'refreshed' : await refresh(session)
      if (outcome === 'refreshed' && getSessionId() === session) return options.fetch(retryRequest)
    },
  }
}

async function withRefreshLock(work: () => Promise<Outcome>): Promise<Outcome> {
  // `navigator.locks` is missing on plain http and in jsdom.
  return 'locks' in navigator ? await navigator.locks.request(LOCK_NAME, work) : await work()
}

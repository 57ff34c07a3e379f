import { sessionId } from './session-id'
import { Unreachable } from './unreachable'

/** Result of a refresh. `lost`: the user has to log in again. */
type Outcome = 'refreshed' | 'lost'

/** A refresh that other calls of the same session wait for. */
interface RunningRefresh {
  readonly session: string | null
  readonly outcome: Promise<Outcome>
}

export interface RefreshOptions {
  /** Sends a request. Must read `globalThis.fetch` on each call, so that mocks can replace it. */
  send(request: Request): Promise<Response>
  /** URL of the refresh call. A 401 on it is returned as it is. */
  refreshUrl: string
  /** Called once for each session that is lost. */
  onSessionLost(): void
}

/** Sends a request in the session. `sendThis` replaces `send` for this call. */
export type SessionFetch = (
  request: Request,
  sendThis?: RefreshOptions['send'],
) => Promise<Response>

const lockName = 'session-refresh'
const stampKey = 'session_refreshed_at'
// A gateway error says nothing about the session, so it counts as a network failure.
const gatewayStatuses: readonly number[] = [502, 503, 504]

/**
 * Wraps `send`, so that a 401 refreshes the session once and repeats the call.
 *
 * Calls that fail meanwhile wait for the same refresh; each is repeated once, with its body. Tabs
 * take turns, and a tab that waited uses the other tab's refresh. A network failure rejects and
 * keeps the session. A refresh belongs to the session of its call: after a login or logout its
 * result has no effect.
 */
export function createRefreshingFetch({
  send,
  refreshUrl,
  onSessionLost,
}: RefreshOptions): SessionFetch {
  let running: RunningRefresh | null = null
  let refreshes = 0
  let lostSession: string | null = null

  async function askForRefresh(): Promise<Outcome> {
    const answer = await send(new Request(refreshUrl, { method: 'POST', credentials: 'include' }))
    if (gatewayStatuses.includes(answer.status))
      throw new Unreachable(`Refresh answered ${answer.status}`)
    if (!answer.ok) return 'lost'
    localStorage.setItem(stampKey, `${Date.now()}-${Math.random()}`)
    return 'refreshed'
  }

  async function refreshOnce(session: string | null): Promise<Outcome> {
    const stamp = localStorage.getItem(stampKey)
    const outcome = await withRefreshLock(async () =>
      localStorage.getItem(stampKey) === stamp ? askForRefresh() : 'refreshed',
    )
    if (outcome === 'refreshed') refreshes += 1
    else if (sessionId() === session) {
      lostSession = session
      onSessionLost()
    }
    return outcome
  }

  async function refresh(session: string | null): Promise<Outcome> {
    if (session !== null && session === lostSession) return 'lost'
    if (running && running.session !== session) {
      await running.outcome.catch(() => {})
      return refresh(session)
    }
    running ??= {
      session,
      outcome: refreshOnce(session).finally(() => {
        running = null
      }),
    }
    return running.outcome
  }

  return async (request, sendThis = send) => {
    const session = sessionId()
    const refreshesBefore = refreshes
    const spare = request.clone()
    const answer = await sendThis(request)
    if (answer.status !== 401 || request.url === refreshUrl || sessionId() !== session)
      return answer
    // Sent before another call's refresh and answered after it: the new cookie is already set.
    const outcome = refreshes > refreshesBefore && !running ? 'refreshed' : await refresh(session)
    return outcome === 'refreshed' && sessionId() === session ? sendThis(spare) : answer
  }
}

async function withRefreshLock(work: () => Promise<Outcome>): Promise<Outcome> {
  // `navigator.locks` is missing on plain http and in jsdom.
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : await work()
}

import { sessionId } from './session-id'
import { Unreachable } from './unreachable'

/** Result of a refresh. `lost`: the user has to log in again. */
type Outcome = 'refreshed' | 'lost'

/** A refresh that other calls of its session may wait for. */
interface RunningRefresh {
  readonly session: string | null
  readonly outcome: Promise<Outcome>
}

export interface RefreshOptions {
  /** Sends a request; must look `globalThis.fetch` up late, or a mock that replaces it is never seen. */
  send(request: Request): Promise<Response>
  /** The address of the refresh call. A 401 on it is passed on. */
  refreshUrl: string
  /** Called once for each session that is lost. */
  onSessionLost(): void
}

/** Sends a request in the session. `sendThis` replaces the usual way of sending for this one call. */
export type SessionFetch = (
  request: Request,
  sendThis?: RefreshOptions['send'],
) => Promise<Response>

const lockName = 'session-refresh'
const stampKey = 'session_refreshed_at'
// Answers of a proxy before the backend: they say nothing about the session, so they count as a network that fails.
const gatewayStatuses: readonly number[] = [502, 503, 504]

/**
 * Wraps sending, so that a 401 refreshes the session once and repeats the call.
 *
 * Calls that fail meanwhile wait for the same refresh; each is repeated once, with its body intact. Tabs take turns, and one
 * that waited uses what the other brought. A network failure rejects as it is and loses no session. A refresh belongs to the
 * session that its call was sent in: after another login or a logout its result changes nothing.
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
    // Sent with the old cookie and answered after another call's refresh: the new cookie is there already.
    const outcome = refreshes > refreshesBefore && !running ? 'refreshed' : await refresh(session)
    return outcome === 'refreshed' && sessionId() === session ? sendThis(spare) : answer
  }
}

async function withRefreshLock(work: () => Promise<Outcome>): Promise<Outcome> {
  // Absent where a page is not served securely, and in jsdom.
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : await work()
}

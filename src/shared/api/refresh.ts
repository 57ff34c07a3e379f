import { Unreachable } from './unreachable'

/** What a refresh came to. `lost`: the person has to log in again. */
type Outcome = 'refreshed' | 'lost'

export interface RefreshOptions {
  /** Sends a request; must look `globalThis.fetch` up late, or a mock that replaces it is never seen. */
  send(request: Request): Promise<Response>
  /** The address of the refresh call. A 401 on it is passed on. */
  refreshUrl: string
  /** Called once for each session that is lost. */
  onSessionLost(): void
}

/** Sends a request in the session. `sendThis` replaces the usual way of sending for this one call. */
export type SessionFetch = (request: Request, sendThis?: RefreshOptions['send']) => Promise<Response>

const lockName = 'session-refresh'
const stampKey = 'session_refreshed_at'
// Answers of a proxy before the backend: they say nothing about the session, so they count as a network that fails.
const gatewayStatuses: readonly number[] = [502, 503, 504]

/**
 * Wraps sending, so that a 401 refreshes the session once and repeats the call.
 *
 * Calls that fail meanwhile wait for the same refresh; each is repeated once, with its body intact. Tabs take turns, and one
 * that waited uses what the other brought. A network failure rejects as it is and loses no session.
 */
export function createRefreshingFetch({ send, refreshUrl, onSessionLost }: RefreshOptions): SessionFetch {
  let running: Promise<Outcome> | null = null
  let refreshes = 0

  async function askForRefresh(): Promise<Outcome> {
    const answer = await send(new Request(refreshUrl, { method: 'POST', credentials: 'include' }))
    if (gatewayStatuses.includes(answer.status)) throw new Unreachable(`Refresh answered ${answer.status}`)
    if (!answer.ok) return 'lost'
    localStorage.setItem(stampKey, `${Date.now()}-${Math.random()}`)
    return 'refreshed'
  }

  async function refreshOnce(): Promise<Outcome> {
    const stamp = localStorage.getItem(stampKey)
    const outcome = await inTurn(async () => (localStorage.getItem(stampKey) === stamp ? askForRefresh() : 'refreshed'))
    if (outcome === 'lost') onSessionLost()
    else refreshes += 1
    return outcome
  }

  function refresh(): Promise<Outcome> {
    running ??= refreshOnce().finally(() => {
      running = null
    })
    return running
  }

  return async (request, sendThis = send) => {
    const refreshesBefore = refreshes
    const spare = request.clone()
    const answer = await sendThis(request)
    if (answer.status !== 401 || request.url === refreshUrl) return answer
    // Sent with the old cookie and answered after somebody else's refresh: the new cookie is there already.
    const outcome = refreshes > refreshesBefore && !running ? 'refreshed' : await refresh()
    return outcome === 'refreshed' ? sendThis(spare) : answer
  }
}

async function inTurn(work: () => Promise<Outcome>): Promise<Outcome> {
  // Absent where a page is not served securely, and in jsdom.
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : await work()
}

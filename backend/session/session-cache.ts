import type { OperationId } from '@/shared/api/generated/operations'
import type { Person } from '../call'
import type { Clock } from '../app-context'

/** Milliseconds that a look-up is trusted: a logout in another process is noticed that late, one in this process at once. */
const CACHE_LIFETIME_MS = 5_000
const MAX_SESSIONS = 20_000

/** After these operations, successful or not, sessions may have changed. */
export const invalidatesSessions: ReadonlySet<OperationId> = new Set<OperationId>([
  'logout',
  'refreshSession',
  'agreeWithTerms',
  'setPassword',
  'changePassword',
  'endOwnSession',
  'endOtherSessions',
  'updateProfile',
  'transitionCompany',
  'clearCompanySessions',
])

/**
 * Sessions that were looked up a moment ago. Everybody asks for news every few seconds and opens pages with several calls at once, and the
 * look-up is the dearest part of such a call.
 */
export class SessionCache {
  #known = new Map<string, { person: Person; until: number }>()
  /** Counts how often everything was forgotten, so that a look-up that began before is not kept afterwards. */
  #age = 0

  constructor(private readonly clock: Clock) {}

  /** The holder of a token, looked up by `loadLookups` unless it was just now. */
  async getHolder(token: string, lookUp: () => Promise<Person | null>): Promise<Person | null> {
    const now = this.clock().getTime()
    const known = this.#known.get(token)
    if (known && known.until > now) return known.person
    const age = this.#age
    const person = await lookUp()
    if (this.#known.size >= MAX_SESSIONS) this.#known.clear()
    if (person && age === this.#age)
      this.#known.set(token, { person, until: now + CACHE_LIFETIME_MS })
    else this.#known.delete(token)
    return person
  }

  clear(): void {
    this.#age += 1
    this.#known.clear()
  }
}

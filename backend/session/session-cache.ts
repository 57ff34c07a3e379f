import type { OperationId } from '@/shared/api/generated/operations'
import type { Person } from '../call'
import type { Clock } from '../app-context'

/**
 * Milliseconds for which a lookup is cached: a logout in another process takes effect that late,
 * one in this process immediately.
 */
const CACHE_LIFETIME_MS = 5_000
const MAX_SESSIONS = 20_000

/** Operations after which sessions may have changed, even if they fail. */
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
 * Cache of recent session lookups. Clients poll every few seconds and open pages with several
 * calls at once, and the lookup is the most expensive part of such a call.
 */
export class SessionCache {
  #known = new Map<string, { person: Person; until: number }>()
  /** Number of invalidations, so that a lookup begun before one is not cached. */
  #age = 0

  constructor(private readonly clock: Clock) {}

  /** Returns the person of a token, from the cache or by `lookUp`. */
  async getHolder(token: string, lookUp: () => Promise<Person | null>): Promise<Person | null> {
    const now = this.clock().getTime()
    const cached = this.#known.get(token)
    if (cached && cached.until > now) return cached.person
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

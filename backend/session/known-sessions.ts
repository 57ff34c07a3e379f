import type { OperationId } from '@/shared/api/generated/operations'
import type { Person } from '../call'
import type { Clock } from '../surroundings'

/** Milliseconds that a look-up is trusted: a logout in another process is noticed that late, one in this process at once. */
const BELIEVED_FOR = 5_000
const MOST = 20_000

/** After these operations, successful or not, sessions may have changed. */
export const changesSessions: ReadonlySet<OperationId> = new Set<OperationId>([
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
export class KnownSessions {
  #known = new Map<string, { person: Person; until: number }>()
  /** Counts how often everything was forgotten, so that a look-up that began before is not kept afterwards. */
  #age = 0

  constructor(private readonly clock: Clock) {}

  /** The holder of a token, looked up by `lookUp` unless it was just now. */
  async holderOf(token: string, lookUp: () => Promise<Person | null>): Promise<Person | null> {
    const now = this.clock().getTime()
    const known = this.#known.get(token)
    if (known && known.until > now) return known.person
    const age = this.#age
    const person = await lookUp()
    if (this.#known.size >= MOST) this.#known.clear()
    if (person && age === this.#age) this.#known.set(token, { person, until: now + BELIEVED_FOR })
    else this.#known.delete(token)
    return person
  }

  forgetAll(): void {
    this.#age += 1
    this.#known.clear()
  }
}

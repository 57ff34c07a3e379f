import type { OperationId } from '@/shared/api/generated/operations'
import type { Person } from '../call'
import type { Clock } from '../surroundings'

/** How long a look-up is believed, in milliseconds: another process's logout is heard of this late, this one's at once. */
const BELIEVED_FOR = 5_000
const MOST = 20_000

/** After these, whether they succeed or refuse, who holds which session may be another matter. */
export const changesSessions: ReadonlySet<OperationId> = new Set<OperationId>(['logout', 'refreshSession', 'agreeWithTerms'])

/**
 * Sessions looked up a moment ago. Everybody asks for news every few seconds and opens a page with several calls at once; the session is the
 * dearest part of the cheap ones.
 */
export class KnownSessions {
  #known = new Map<string, { person: Person; until: number }>()
  /** Counts the times that everything was forgotten, so that a look-up begun before is not kept after. */
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

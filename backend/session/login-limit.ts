import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { toClientKey } from './client-key'
import { MINUTE_MS, SECOND_MS } from '@domain/calendar'

/** Milliseconds after which a failure is forgotten. */
const WINDOW = 60 * MINUTE_MS

/**
 * Failures without a wait, the wait after the last of them, which doubles with each further one,
 * and the longest wait. The limits of a whole account or address are short, because others who are
 * not to blame wait as well.
 */
export const LIMITS = {
  pair: { free: 5, first: 30 * SECOND_MS, longest: 15 * MINUTE_MS },
  address: { free: 50, first: SECOND_MS, longest: MINUTE_MS },
  email: { free: 100, first: SECOND_MS, longest: MINUTE_MS },
}
type Limit = (typeof LIMITS)[keyof typeof LIMITS]

/** A rate-limited attempt, a login by default. Each kind is counted separately. */
type Attempt = {
  email: string
  address: string
  kind?: 'login' | 'password_link' | 'sign_up' | 'quotation'
  /**
   * Device or session that the account knows. It is counted by itself, so that failures of others
   * never lock out a device that has logged in before.
   */
  known?: string | null
}
type LimitHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

export const KNOWN_PREFIX = 'known:'

/** Returns what an attempt is counted by, besides the email. */
const toCountedAddress = ({ address, known }: Attempt): string =>
  known ? `${KNOWN_PREFIX}${known}` : toClientKey(address)

/**
 * Refuses callers with too many failures, for a time that grows.
 * @throws Problem 429 with the seconds to wait
 */
export async function assertBelowAttemptLimit(
  { db, clock }: Pick<LimitHost, 'db' | 'clock'>,
  attempt: Attempt,
): Promise<void> {
  const { email, kind = 'login', known } = attempt
  const address = toCountedAddress(attempt)
  const now = clock()
  const failures = db
    .selectFrom('login_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last_at')])
    .where('act', '=', kind)
    .where('at', '>', getWindowStart(now))
  const ofPair = failures.where('email', '=', email).where('address', '=', address)
  const strangers = failures.where('address', 'not like', `${KNOWN_PREFIX}%`)
  const checks = known
    ? ([[ofPair, LIMITS.pair]] as const)
    : ([
        [ofPair, LIMITS.pair],
        [failures.where('address', '=', address), LIMITS.address],
        [strangers.where('email', '=', email), LIMITS.email],
      ] as const)
  // All limits are checked, because the longest wait applies.
  let freeAt = 0
  for (const [query, limit] of checks) {
    const { count, last_at } = await query.executeTakeFirstOrThrow()
    if (last_at) freeAt = Math.max(freeAt, Date.parse(last_at) + computeWait(limit, count))
  }
  const waitMs = freeAt - now.getTime()
  if (waitMs > 0) throw Problem.tooManyAttempts(Math.ceil(waitMs / SECOND_MS))
}

/** Returns the milliseconds to wait after the last of that many failures. */
export function computeWait({ free, first, longest }: Limit, count: number): number {
  if (count < free) return 0
  return Math.min(longest, first * 2 ** (count - free))
}

/**
 * Counts a wrong password or other rate-limited attempt. Must run in its own transaction:
 * concurrent guesses are then checked one by one, so that none beyond the limit learns its result.
 * @throws Problem 429 as `assertBelowAttemptLimit` does
 */
export async function recordFailure(needs: LimitHost, attempt: Attempt): Promise<void> {
  await assertBelowAttemptLimit(needs, attempt)
  const { email, kind = 'login' } = attempt
  const { db, clock, random } = needs
  const now = clock()
  await db.deleteFrom('login_failures').where('at', '<=', getWindowStart(now)).execute()
  await db
    .insertInto('login_failures')
    .values({
      id: createId(random),
      email,
      address: toCountedAddress(attempt),
      act: kind,
      at: now.toISOString(),
    })
    .execute()
}

/** Clears a person's failures after a correct password. */
export async function clearFailures(
  { db }: Pick<LimitHost, 'db'>,
  attempt: Attempt,
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('act', '=', 'login')
    .where('email', '=', attempt.email)
    .where('address', '=', toCountedAddress(attempt))
    .execute()
}

/** Returns the moment since which failures count. */
export const getWindowStart = (now: Date): string => new Date(now.getTime() - WINDOW).toISOString()

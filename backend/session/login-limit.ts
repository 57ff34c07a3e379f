import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'

const WINDOW = 15 * 60 * 1000
/** Allowed failures in the window: by e-mail and address, by address, by e-mail. */
const LIMITS = { pair: 5, address: 50, email: 100 }

/** A rate-limited attempt, a login by default. Each kind is counted separately. */
type Attempt = {
  email: string
  address: string
  kind?: 'login' | 'password_link' | 'sign_up' | 'quotation'
}
type LimitHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/**
 * Rejects callers with too many failures. The limit by e-mail alone is high, so that others can't
 * lock a person out.
 * @throws Problem 429 with the seconds to wait
 */
export async function assertBelowAttemptLimit(
  { db, clock }: Pick<LimitHost, 'db' | 'clock'>,
  { email, address, kind = 'login' }: Attempt,
): Promise<void> {
  const now = clock()
  const failures = db
    .selectFrom('login_failures')
    .select('at')
    .where('act', '=', kind)
    .where('at', '>', getWindowStart(now))
    .orderBy('at', 'desc')
  const checks = [
    [failures.where('email', '=', email).where('address', '=', address), LIMITS.pair],
    [failures.where('address', '=', address), LIMITS.address],
    [failures.where('email', '=', email), LIMITS.email],
  ] as const
  // All limits are checked, because the longest wait applies.
  let freeAt = 0
  for (const [query, limit] of checks) {
    const oldest = await query
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst()
    if (oldest) freeAt = Math.max(freeAt, Date.parse(oldest.at) + WINDOW)
  }
  if (freeAt > 0) throw Problem.tooManyAttempts(Math.ceil((freeAt - now.getTime()) / 1000))
}

/**
 * Counts a wrong password or other rate-limited attempt. Must run in its own transaction:
 * concurrent guesses are then checked one by one, so that none beyond the limit learns its result.
 * @throws Problem 429 as `assertBelowAttemptLimit` does
 */
export async function recordFailure(
  needs: LimitHost,
  { email, address, kind = 'login' }: Attempt,
): Promise<void> {
  await assertBelowAttemptLimit(needs, { email, address, kind })
  const { db, clock, random } = needs
  const now = clock()
  await db.deleteFrom('login_failures').where('at', '<=', getWindowStart(now)).execute()
  await db
    .insertInto('login_failures')
    .values({ id: createId(random), email, address, act: kind, at: now.toISOString() })
    .execute()
}

/** Clears a person's failures after a correct password. */
export async function clearFailures(
  { db }: Pick<LimitHost, 'db'>,
  { email, address }: Attempt,
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('act', '=', 'login')
    .where('email', '=', email)
    .where('address', '=', address)
    .execute()
}

const getWindowStart = (now: Date): string => new Date(now.getTime() - WINDOW).toISOString()

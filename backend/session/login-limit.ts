import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'

const WINDOW = 15 * 60 * 1000
/** Failures allowed within the window: of one e-mail from one address, from one address at all, of one e-mail from anywhere. */
const LIMITS = { pair: 5, address: 50, email: 100 }

/** What is limited; a wrong password unless said otherwise. Each act is counted by itself. */
type Attempt = { email: string; address: string; kind?: 'login' | 'password_link' | 'sign_up' }
type LimitHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/**
 * Refuses whoever has failed too often. The limit of an e-mail alone is wide, or anybody could lock anybody out.
 * @throws Problem 429 with the seconds after which another attempt is heard
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
    .where('at', '>', windowStart(now))
    .orderBy('at', 'desc')
  const checks = [
    [failures.where('email', '=', email).where('address', '=', address), LIMITS.pair],
    [failures.where('address', '=', address), LIMITS.address],
    [failures.where('email', '=', email), LIMITS.email],
  ] as const
  // All limits are looked at, because the wait is that of the longest.
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
 * Counts a wrong password, or another act that is allowed so often only. Call it in a transaction of its own: guesses that were checked side by side are judged once more one by one,
 * so that none beyond the limit hears whether it was right.
 * @throws Problem 429 as `assertBelowAttemptLimit` does
 */
export async function recordFailure(
  needs: LimitHost,
  { email, address, kind = 'login' }: Attempt,
): Promise<void> {
  await assertBelowAttemptLimit(needs, { email, address, kind })
  const { db, clock, random } = needs
  const now = clock()
  await db.deleteFrom('login_failures').where('at', '<=', windowStart(now)).execute()
  await db
    .insertInto('login_failures')
    .values({ id: createId(random), email, address, act: kind, at: now.toISOString() })
    .execute()
}

/** After the right password, what this person mistyped before no longer counts. */
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

const windowStart = (now: Date): string => new Date(now.getTime() - WINDOW).toISOString()

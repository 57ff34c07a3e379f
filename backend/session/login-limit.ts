import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import { Problem } from '../problems/problem'
import type { Surroundings } from '../surroundings'

const WINDOW = 15 * 60 * 1000
/** Failures within the window: of one e-mail from one address, from one address at all, of one e-mail from anywhere. */
const LIMITS = { pair: 5, address: 50, email: 100 }

type Attempt = { email: string; address: string }
type Needs = Pick<Surroundings, 'clock' | 'random'> & { db: Db }

/**
 * Counts an attempt as failed until `forgetFailures` says otherwise, so that guesses sent side by side all count.
 * The limit of an e-mail alone is wide, or anybody could lock anybody out.
 * @throws Problem 429 with the seconds after which another attempt is heard
 */
export async function countAttempt({ db, clock, random }: Needs, { email, address }: Attempt): Promise<void> {
  const now = clock()
  const since = new Date(now.getTime() - WINDOW).toISOString()
  await db.deleteFrom('login_failures').where('at', '<', since).execute()
  const failures = db.selectFrom('login_failures').select('at').where('at', '>=', since).orderBy('at', 'desc')
  const checks = [
    [failures.where('email', '=', email).where('address', '=', address), LIMITS.pair],
    [failures.where('address', '=', address), LIMITS.address],
    [failures.where('email', '=', email), LIMITS.email],
  ] as const
  for (const [query, limit] of checks) {
    const last = await query.limit(1).offset(limit - 1).executeTakeFirst()
    if (last) throw Problem.tooManyAttempts(Math.ceil((Date.parse(last.at) + WINDOW - now.getTime()) / 1000))
  }
  await db.insertInto('login_failures').values({ id: newId(random), email, address, at: now.toISOString() }).execute()
}

/** After the right password: what this person mistyped before no longer counts. */
export async function forgetFailures({ db }: Pick<Needs, 'db'>, { email, address }: Attempt): Promise<void> {
  await db.deleteFrom('login_failures').where('email', '=', email).where('address', '=', address).execute()
}

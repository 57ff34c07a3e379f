import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { computeWait, getWindowStart, KNOWN_PREFIX, LIMITS } from '../session/login-limit'

type Limit = (typeof LIMITS)[keyof typeof LIMITS]
type Failures = { count: number; last_at: string | null }

/** Returns the accounts and addresses that have to wait before their next attempt. */
export async function listSlowed(db: Db, now: Date): Promise<Schemas['SlowedLogin'][]> {
  const failures = db
    .selectFrom('login_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last_at')])
    .where('act', '=', 'login')
    .where('at', '>', getWindowStart(now))
  const strangers = failures.where('address', 'not like', `${KNOWN_PREFIX}%`)
  const hasReached =
    ({ free }: Limit) =>
    ({ count }: Failures) =>
      count >= free
  const getEnd = ({ count, last_at }: Failures, limit: Limit): string =>
    new Date(Date.parse(last_at ?? '') + computeWait(limit, count)).toISOString()

  const pairs = await failures.select(['email', 'address']).groupBy(['email', 'address']).execute()
  const emails = await strangers.select('email').groupBy('email').execute()
  const addresses = await strangers.select('address').groupBy('address').execute()

  const ends = new Map<string, string>()
  for (const [rows, limit] of [
    [pairs, LIMITS.pair],
    [emails, LIMITS.email],
  ] as const)
    for (const row of rows.filter(hasReached(limit))) {
      const end = getEnd(row, limit)
      if (end > (ends.get(row.email) ?? '')) ends.set(row.email, end)
    }
  const people = ends.size
    ? await db
        .selectFrom('people')
        .select(['id', 'name', 'email'])
        .where('email', 'in', [...ends.keys()])
        .execute()
    : []
  const countFailures = (email: string) =>
    pairs.filter((pair) => pair.email === email).reduce((sum, { count }) => sum + count, 0)
  const slowed = [
    ...people.map(({ id, name, email }) => ({
      person: { id, name },
      address: null,
      failures: countFailures(email),
      until: ends.get(email) ?? '',
    })),
    ...addresses.filter(hasReached(LIMITS.address)).map((row) => ({
      person: null,
      address: row.address,
      failures: row.count,
      until: getEnd(row, LIMITS.address),
    })),
  ]
  return slowed
    .filter(({ until }) => until > now.toISOString())
    .toSorted((a, b) => Number(!a.person) - Number(!b.person) || (a.until < b.until ? 1 : -1))
}

/**
 * Forgets the failed attempts of an account or an address.
 * @returns true if there were any
 */
export async function forgetFailures(
  db: Db,
  of: { email: string } | { address: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_failures')
    .where((eb) => eb.and('email' in of ? { email: of.email } : { address: of.address }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

import type { Call, Schemas } from '../call'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { toClientKey } from '../session/client-key'
import { getBrowserName, getSystemName } from '../session/user-agent'

/** Largest count of a record; a flood writes nothing beyond it. */
export const MAX_COUNT = 1000
/**
 * Records of an account within an hour. Attempts from further addresses share one, so that a flood
 * does not fill the database. All unknown accounts count as one.
 */
export const MAX_RECORDS_PER_HOUR = 100

type LoginCall = Pick<Call<'login'>, 'clock' | 'random' | 'address' | 'userAgent'> & { db: Db }

/**
 * Records an attempt to log in, inside the transaction of its outcome. Repetitions within an hour
 * increase the count of one record.
 */
export async function recordLogin(
  { db, clock, random, address, userAgent }: LoginCall,
  email: string,
  outcome: Schemas['LoginOutcome'],
): Promise<void> {
  const at = clock().toISOString()
  const hour = at.slice(0, 13)
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const account = person?.id ?? null
  const browser = getBrowserName(userAgent)
  const system = getSystemName(userAgent)
  const device = outcome === 'succeeded' ? [browser, system].join('/') : ''
  const toBucket = (from: string) => [hour, account ?? '', from, outcome, device].join('|')
  const own = toBucket(toClientKey(address))
  const records = await db
    .selectFrom('login_records')
    .select(['bucket', 'count'])
    .where('person_id', account === null ? 'is' : '=', account)
    .where('at', '>=', hour)
    .where('bucket', 'like', `${hour}|%`)
    .execute()
  const isListed =
    records.length < MAX_RECORDS_PER_HOUR || records.some(({ bucket }) => bucket === own)
  const bucket = isListed ? own : [hour, account ?? '', 'others', outcome].join('|')
  const isFull = records.some((each) => each.bucket === bucket && each.count >= MAX_COUNT)
  if (isFull) return
  const latest = {
    at,
    email_hint: account === null ? maskEmail(email) : null,
    address: isListed ? address : null,
    browser,
    system,
  }
  await db
    .insertInto('login_records')
    .values({
      ...latest,
      id: createId(random),
      bucket,
      person_id: account,
      outcome,
      count: 1,
      first_at: at,
    })
    .onConflict((oc) =>
      oc
        .column('bucket')
        .doUpdateSet((eb) => ({ ...latest, count: eb('login_records.count', '+', 1) })),
    )
    .execute()
}

/** Returns the first letter and the domain: o…@mill.example. */
const maskEmail = (email: string): string =>
  `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@')).slice(0, 80)}`

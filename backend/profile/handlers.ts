import { findCountryErrors } from '@domain/rules/terms-rules'
import type { Handler, Handlers, Person, Schemas } from '../call'
import { Problem } from '../problems/problem'
import { findCurrentFamily } from '../session/cookies'
import { endSessions } from '../session/tokens'
import { isDemoLogin } from '../session/demo-people'
import { assertBelowAttemptLimit, clearFailures, recordFailure } from '../session/login-limit'
import { hashPassword, isPasswordCorrect } from '../session/passwords'
import type { Db } from '../db/tables'
import { assertVersion, toNextVersion } from '../documents/record-head'
import { toNameColumns } from '../people/person-refs'
import { revokeFamily } from '../session/refresh'

const getProfile: Handler<'getProfile'> = ({ db, person }) => findProfile(db, person)

const updateProfile: Handler<'updateProfile'> = async (call) => {
  const { db, person, body, version } = call
  const before = await findProfile(db, person)
  assertVersion(version, before.version)
  const { phone, country, language } = body
  const errors = country === null ? [] : findCountryErrors({ country })
  if (errors.length) throw Problem.invalid(...errors)
  await db
    .updateTable('people')
    .set({ ...toNameColumns(body), phone, country, language, ...toNextVersion(call, version) })
    .where('id', '=', person.id)
    .execute()
  return findProfile(db, person)
}

async function findProfile(db: Db, { id, countries }: Person): Promise<Schemas['OwnProfile']> {
  const row = await db
    .selectFrom('people')
    .leftJoin('companies', 'companies.id', 'people.company_id')
    .selectAll('people')
    .select('companies.name as company_name')
    .where('people.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    version: row.version,
    email: row.email,
    role: row.role,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    countries: [...countries],
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    country: row.country,
    language: row.language,
  }
}

/** Wrong passwords count as failed logins, so that an open screen is no way to guess. */
const changePassword: Handler<'changePassword'> = async (call) => {
  const {
    db,
    person,
    body,
    clock,
    random,
    cookies,
    address,
    verifyPassword,
    passwordLimiter,
    inTransaction,
  } = call
  const attempt = { email: person.email, address, known: person.id }
  await assertBelowAttemptLimit(call, attempt)
  const isCorrect = await passwordLimiter.take(async () => {
    const { password_hash } = await db
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return isPasswordCorrect(body.current_password, password_hash, verifyPassword)
  }, true)
  if (!isCorrect) {
    await inTransaction((trx) => recordFailure({ ...call, db: trx }, attempt))
    throw Problem.invalid({ pointer: '/current_password', code: 'wrong_password' })
  }
  if (await isDemoLogin(db, person))
    throw Problem.invalid({ pointer: '/password', code: 'demo_person' })
  const password_hash = await hashPassword(body.password, random)
  await inTransaction(async (trx) => {
    await clearFailures({ db: trx }, attempt)
    await trx.updateTable('people').set({ password_hash }).where('id', '=', person.id).execute()
    await trx.deleteFrom('password_links').where('person_id', '=', person.id).execute()
    await endSessions(trx, clock(), [person.id], await findCurrentFamily(trx, cookies))
  })
}

const listOwnSessions: Handler<'listOwnSessions'> = async ({ db, person, clock, cookies }) => {
  const current = await findCurrentFamily(db, cookies)
  const rows = await db
    .selectFrom('session_families')
    .innerJoin('refresh_tokens', 'refresh_tokens.family_id', 'session_families.id')
    .select(['session_families.id', 'session_families.created_at', 'session_families.user_agent'])
    .select((eb) => eb.fn.max('refresh_tokens.issued_at').as('seen_at'))
    .where('person_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .groupBy(['session_families.id', 'session_families.created_at', 'session_families.user_agent'])
    .orderBy('seen_at', 'desc')
    .orderBy('session_families.id')
    .execute()
  return {
    items: rows.map(({ id, created_at, seen_at, user_agent }) => ({
      id,
      began_at: created_at,
      seen_at,
      browser: getBrowserName(user_agent),
      system: getSystemName(user_agent),
      is_current: id === current,
    })),
  }
}

const endOtherSessions: Handler<'endOtherSessions'> = async ({ db, person, clock, cookies }) => {
  await endSessions(db, clock(), [person.id], await findCurrentFamily(db, cookies))
}

const endOwnSession: Handler<'endOwnSession'> = async ({ db, person, clock, path }) => {
  const family = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', path.id)
    .where('person_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!family) throw new Problem('not_found')
  await revokeFamily(db, clock(), family.id)
}

/** Returns the name of the browser; null if unknown. */
export const getBrowserName = (userAgent: string | null): string | null =>
  findName(BROWSERS, userAgent)

/** Returns the name of the operating system; null if unknown. */
export const getSystemName = (userAgent: string | null): string | null =>
  findName(SYSTEMS, userAgent)

/** Browsers by User-Agent pattern; specific ones precede those that they also name. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const findName = (names: typeof BROWSERS, userAgent: string | null): string | null =>
  names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null

export const profileHandlers = {
  getProfile,
  updateProfile,
  changePassword,
  listOwnSessions,
  endOtherSessions,
  endOwnSession,
} satisfies Partial<Handlers>

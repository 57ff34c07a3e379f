import { findCountryErrors } from '@domain/rules/terms-rules'
import type { Handler, Handlers, Person, Schemas } from '../call'
import { Problem } from '../problems/problem'
import { findCompanyContact } from '../baskets/queries'
import { findCurrentFamily } from '../session/cookies'
import { endSessions } from '../session/tokens'
import { isDemoLogin } from '../session/demo-people'
import { assertBelowAttemptLimit, clearFailures, recordFailure } from '../session/login-limit'
import { hashPassword, isPasswordCorrect } from '../session/passwords'
import type { Db } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { updateManagerName } from '../search/update-document-names'
import { toNameColumns } from '../people/person-refs'
import { readLoginPage } from '../logins/list-logins'
import { endSession, listSessions } from '../logins/sessions'
import { recordLogin } from '../logins/record-login'

const getProfile: Handler<'getProfile'> = ({ db, person }) => findProfile(db, person)

const updateProfile: Handler<'updateProfile'> = async (call) => {
  const { db, person, body, version } = call
  const before = await findProfile(db, person)
  assertVersion(version, before.version)
  const { phone, country, language } = body
  const errors = country === null ? [] : findCountryErrors({ country })
  if (errors.length) throw Problem.invalid(...errors)
  const names = toNameColumns(body)
  await db
    .updateTable('people')
    .set({ ...names, phone, country, language, ...toNextVersion(call, version) })
    .where('id', '=', person.id)
    .execute()
  if (names.name !== person.name) await updateManagerName(call, person.id)
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
    contact: row.company_id === null ? null : await findCompanyContact(db, row.company_id),
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    country: row.country,
    language: row.language,
  }
}

/** Counts a wrong password as a failed login, so that it cannot be guessed on an open screen. */
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
  const isCorrect = await passwordLimiter.run(async () => {
    const { password_hash } = await db
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return isPasswordCorrect(body.current_password, password_hash, verifyPassword)
  }, true)
  if (!isCorrect) {
    await inTransaction(async (trx) => {
      await recordFailure({ ...call, db: trx }, attempt)
      await recordLogin({ ...call, db: trx }, person.email, 'wrong_password')
    })
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

const listOwnSessions: Handler<'listOwnSessions'> = async (call) => ({
  items: await listSessions(call, call.person.id),
})

const listOwnLogins: Handler<'listOwnLogins'> = ({ db, person, query }) =>
  readLoginPage(db, { ...query, person_id: [person.id] })

const endOtherSessions: Handler<'endOtherSessions'> = async ({ db, person, clock, cookies }) => {
  await endSessions(db, clock(), [person.id], await findCurrentFamily(db, cookies))
}

const endOwnSession: Handler<'endOwnSession'> = ({ db, person, clock, path }) =>
  endSession(db, clock(), { id: path.id, personId: person.id })

export const profileHandlers = {
  getProfile,
  updateProfile,
  changePassword,
  listOwnSessions,
  listOwnLogins,
  endOtherSessions,
  endOwnSession,
} satisfies Partial<Handlers>

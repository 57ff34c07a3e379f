import { findCountryErrors } from '@domain/rules/terms-rules'
import { findClientErrors } from '@domain/rules/client-rules'
import type { Call, Handler } from '../call'
import type { Db } from '../db/tables'
import { recordActivity } from '../activity/activity'
import { createId } from '../identifiers'
import { queueMail } from '../mails/mails'
import { notify, findPeopleInRoles } from '../notifications/notify'
import { findMainManager, toNameColumns } from '../people/person-refs'
import { findPersonByEmail, mailClosedAccount, mailSignedUp } from '../passwords/account-mails'
import { Problem } from '../problems/problem'
import { recordFailure } from '../session/login-limit'
import { toCompanyColumns, NEW_COMPANY_DEFAULTS, normalizeCompany } from './schema'

/**
 * Signs up a company with its first person, and notifies its manager to verify it. The response is
 * the same if the email address is in use: only its owner gets an email about it.
 */
export const signUp: Handler<'signUp'> = async (call) => {
  const { db, body, address } = call
  const email = body.email.toLowerCase()
  await recordFailure(call, { email, address, kind: 'sign_up' })
  const { country, vat_code } = body
  const errors = [
    ...findCountryErrors(body),
    ...findClientErrors(
      { country, vat_code, payment_terms: NEW_COMPANY_DEFAULTS.payment_terms },
      null,
    ).filter(({ pointer }) => pointer === '/vat_code'),
  ]
  if (errors.length) throw Problem.invalid(...errors)
  const existingPerson = await findPersonByEmail(db, email)
  if (existingPerson) {
    if (!(await mailClosedAccount(call, existingPerson)))
      await queueMail(call, existingPerson, 'signed_up_again', { link: '/login' })
    return
  }
  await addCompany(call, email)
}

async function addCompany(call: Call<'signUp'>, email: string): Promise<void> {
  const { db, body, clock, random } = call
  const { company_name: name, country, company_code, vat_code, address, phone, language } = body
  const id = createId(random)
  const at = clock().toISOString()
  const manager_id = await findLikelyManager(db, country)
  const write = normalizeCompany({
    ...NEW_COMPANY_DEFAULTS,
    name,
    country,
    company_code,
    vat_code,
    address,
    manager_id,
  })
  await db
    .insertInto('companies')
    .values({ ...toCompanyColumns(write), id, status: 'pending', created_at: at, updated_at: at })
    .execute()
  const names = toNameColumns(body)
  const person = {
    ...names,
    email,
    role: 'client' as const,
    password_hash: null,
    phone,
    country,
    language,
    company_id: id,
    created_at: at,
  }
  await db
    .insertInto('people')
    .values({ ...person, id: createId(random) })
    .execute()
  await recordActivity(call, {
    record: { kind: 'company', id },
    personId: null,
    kind: 'created',
    changes: [],
  })
  await mailSignedUp(call, person, name)
  const recipients = await findVerifierIds(db, country, manager_id)
  await notify(call, {
    people: recipients,
    key: 'company_signed_up',
    params: { company: name, person: names.name },
    record: { kind: 'company', id },
  })
}

/** Returns the manager of most companies in the country, who would serve this one too. */
const findLikelyManager = (db: Db, country: string): Promise<string | null> =>
  findMainManager(
    db,
    'manager',
    db.selectFrom('companies').select('manager_id as id').where('country', '=', country),
  )

/**
 * Returns who may verify a company: its manager and country managers, else global managers and
 * admins.
 */
async function findVerifierIds(
  db: Db,
  country: string,
  managerId: string | null,
): Promise<string[]> {
  const countryManagers = await db
    .selectFrom('person_countries')
    .innerJoin('people', 'people.id', 'person_countries.person_id')
    .select('people.id')
    .where('person_countries.country', '=', country)
    .where('people.role', '=', 'country_manager')
    .where('people.is_active', '=', 1)
    .execute()
  const recipients = [
    ...(managerId === null ? [] : [managerId]),
    ...countryManagers.map(({ id }) => id),
  ]
  return recipients.length ? recipients : findPeopleInRoles(db, ['global_manager', 'admin'])
}

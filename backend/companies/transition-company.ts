import { recordActivity } from '../activity/record-activity'
import type { Call, Handler, Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { assertVersion, toNextVersion } from '../documents/record-head'
import { logStep } from '../documents/steps'
import type { MailHost } from '../mails/mails'
import { mailPasswordLinkTo } from '../passwords/password-links'
import { Problem } from '../problems/problem'
import { endSessions } from '../session/tokens'
import { findDuplicateCodeErrors } from './check-company'
import { releaseBlockedBasket } from './company-block'
import { linkChosenClient } from './company-client'
import { findCompany, companySteps } from './policy'
import { findMissingForOrders, presentCompany } from './present-company'

export const transitionCompany: Handler<'transitionCompany'> = async (call) => {
  const { db, person, path, body, version, clock } = call
  const before = await findCompany(db, person, path.id)
  assertVersion(version, before.version)
  const step = companySteps[before.status].find(({ to }) => to === body.to)
  if (!step) throw new Problem('not_allowed_now')
  const reason = body.reason?.trim() || null
  if (step.reason_required && reason === null)
    throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  if (step.to === 'verified') {
    const errors = await findDuplicateCodeErrors(db, before, before.id)
    if (errors.length) throw Problem.invalid(...errors)
    await linkMissingClient(call, before, body.client)
  }
  await db
    .updateTable('companies')
    .set({ status: step.to, ...toNextVersion(call, version) })
    .where('id', '=', before.id)
    .execute()
  await logStep(
    call,
    { kind: 'company', id: before.id },
    { from: before.status, to: step.to, personId: person.id, reason: reason ?? undefined },
  )
  if (step.to === 'blocked') {
    await endCompanySessions(db, clock(), before.id)
    await releaseBlockedBasket(call, before.id)
  } else await mailNewMembers(call, before.id, before.name)
  return presentCompany(call, await findCompany(db, person, before.id))
}

/**
 * Links a company without a client to a new or existing one, so that its first order can be
 * confirmed.
 */
async function linkMissingClient(
  call: Call<'transitionCompany'>,
  company: Row<'companies'>,
  choice: Schemas['CompanyClientChoice'] | undefined,
): Promise<void> {
  if (choice) return linkChosenClient(call, company, choice, '/client')
  const [missing] = await findMissingForOrders(call.db, company.id)
  if (missing === 'client') throw Problem.invalid({ pointer: '/client', code: 'required' })
  if (missing === 'sale_manager')
    throw Problem.invalid({ pointer: '/client/sale_manager_id', code: 'required' })
}

export const clearCompanySessions: Handler<'clearCompanySessions'> = async (call) => {
  const { db, person, path, clock } = call
  const { id } = await findCompany(db, person, path.id)
  await endCompanySessions(db, clock(), id)
  await recordActivity(call, {
    record: { kind: 'company', id },
    personId: person.id,
    kind: 'sessions_ended',
    changes: [],
  })
}

async function endCompanySessions(db: Db, now: Date, companyId: string): Promise<void> {
  const people = await db
    .selectFrom('people')
    .select('id')
    .where('company_id', '=', companyId)
    .execute()
  await endSessions(
    db,
    now,
    people.map(({ id }) => id),
  )
}

/** Mails a link to set a password to people who have none. */
async function mailNewMembers(host: MailHost, companyId: string, company: string): Promise<void> {
  const people = await host.db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'language'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', 1)
    .where('password_hash', 'is', null)
    .execute()
  for (const person of people)
    await mailPasswordLinkTo(host, person, 'company_verified', { company })
}

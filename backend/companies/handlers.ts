import { expressionBuilder } from 'kysely'
import type { Handler, Handlers, Schemas, Call } from '../call'
import type { Db, Row, Tables } from '../db/tables'
import { createRecordHandlers } from '../records/record-handlers'
import { updateDocumentNames } from '../search/update-document-names'
import { createPersonLookup } from '../people/person-refs'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { paginateTable, getSortColumn } from '../db/keyset-page'
import { createPartnerSearchConditions } from '../partners/partner-search'
import { linkCompanyClient, listCompanyClients, linkChosenClient } from './company-client'
import { signUp } from './sign-up'
import { findCompanyErrors, findDuplicateCodeErrors, notifyDuplicateCodes } from './check-company'
import {
  companyFields,
  type LoggedCompany,
  type CompanyWrite,
  normalizeCompany,
  toCompanyColumns,
  toCompanyWrite,
} from './schema'
import { companyPolicy, isVisibleCompany, requireCompany, COMPANY_TRANSITIONS } from './policy'
import { findClientRef, linkClient, presentCompany, findMissingForOrders } from './present-company'
import { sumSoldByCompany } from './sold-volume'
import { recordActivity } from '../activity/activity'
import { assertVersion, toNextVersion } from '../records/record-head'
import { logTransition } from '../documents/transitions'
import { mailPasswordLinkTo } from '../passwords/password-links'
import { Problem } from '../problems/problem'
import { endSessions } from '../session/tokens'
import { releaseBlockedBasket } from './company-block'
import { toPaymentTerms } from '../documents/terms'
import { getBusinessDay } from '../business-day'

const COLUMNS = {
  name: 'name_key',
  country: 'country',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

const companies = expressionBuilder<Tables, 'companies'>()

const FILTERS: Filters<ListFilterValues<'listCompanies'>> = {
  status: (statuses) => companies('status', 'in', statuses),
  size: (sizes) => companies('size', 'in', sizes),
  country: (codes) => companies('country', 'in', codes),
  manager_id: (ids) => companies('manager_id', 'in', ids),
  q: (text) => createPartnerSearchConditions('companies', text),
}

const listCompanies: Handler<'listCompanies'> = async (call) => {
  const { db, query, person } = call
  const sort = query.sort ?? 'name'
  const found = db
    .selectFrom('companies')
    .where(isVisibleCompany(person))
    .where((eb) => eb.and(toConditions(FILTERS, query)))
  const { rows, ...page } = await paginateTable(
    found.selectAll(),
    { table: 'companies', column: getSortColumn(COLUMNS, sort), sort },
    query,
  )
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ manager_id }) => manager_id),
  )
  const getSoldVolume = await sumSoldByCompany(
    db,
    rows.map(({ id }) => id),
    getBusinessDay(call),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.status,
      size: row.size,
      manager: toPersonRef(row.manager_id),
      payment_terms: toPaymentTerms(row),
      basket_hours: row.basket_hours,
      sees_full_amounts: row.sees_full_amounts === 1,
      country_prices: row.country_prices === 1,
      sold_3_months_m3: getSoldVolume(row.id),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}

/** Returns staff who may serve a company. */
const listCompanyManagers: Handler<'listCompanyManagers'> = async ({ db }) => ({
  items: await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', '=', 'manager')
    .where('is_active', '=', 1)
    .orderBy('name_key')
    .orderBy('id')
    .execute(),
})

const companyCrud = createRecordHandlers<Row<'companies'>, CompanyWrite, Schemas['Company']>({
  kind: 'company',
  policy: companyPolicy,
  normalize: normalizeCompany,
  findErrors: findCompanyErrors,
  findChanges: findCompanyChanges,
  async insert(db, company, head) {
    // A company added by staff needs no verification.
    await db
      .insertInto('companies')
      .values({ ...toCompanyColumns(company), ...head, status: 'verified' })
      .execute()
    await linkClient(db, head.id, company.client_id)
  },
  async update(call, company, head, { id, name }) {
    const { db } = call
    await db
      .updateTable('companies')
      .set({ ...toCompanyColumns(company), ...head })
      .where('id', '=', id)
      .execute()
    if (name !== company.name) await updateDocumentNames(call, 'company', id)
    if ((await findClientRef(db, id))?.id !== (company.client_id ?? undefined))
      await linkClient(db, id, company.client_id)
  },
  present: presentCompany,
})

const createCompany: Handler<'createCompany'> = async (call) => {
  const company = await companyCrud.create(call)
  await notifyDuplicateCodes(call, company)
  return company
}

const updateCompany: Handler<'updateCompany'> = async (call) => {
  const before = await requireCompany(call.db, call.person, call.path.id)
  const company = await companyCrud.update(call)
  const codes = ['country', 'company_code', 'vat_code'] as const
  if (codes.some((field) => company[field] !== before[field]))
    await notifyDuplicateCodes(call, company)
  return company
}

async function findCompanyChanges(db: Db, before: Row<'companies'>, after: CompanyWrite) {
  const toPersonRef = await createPersonLookup(db, [before.manager_id, after.manager_id])
  const written = toCompanyWrite(before, (await findClientRef(db, before.id))?.id ?? null)
  const ids = [written.client_id, after.client_id].filter((id) => id !== null)
  const clients = ids.length
    ? await db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute()
    : []
  const toLoggedCompany = (company: CompanyWrite): LoggedCompany => ({
    ...company,
    manager_name: toPersonRef(company.manager_id)?.name ?? null,
    client_name: clients.find(({ id }) => id === company.client_id)?.name ?? null,
  })
  return companyFields.findChanges(toLoggedCompany(written), toLoggedCompany(after))
}

const transitionCompany: Handler<'transitionCompany'> = async (call) => {
  const { db, person, path, body, version, clock } = call
  const before = await requireCompany(db, person, path.id)
  assertVersion(version, before.version)
  const transition = COMPANY_TRANSITIONS[before.status].find(({ to }) => to === body.to)
  if (!transition) throw new Problem('not_allowed_now')
  const reason = body.reason?.trim() || null
  if (transition.reason_required && reason === null)
    throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  if (transition.to === 'verified') {
    const errors = await findDuplicateCodeErrors(call, before, before.id)
    if (errors.length) throw Problem.invalid(...errors)
    await notifyDuplicateCodes(call, before)
    await linkMissingClient(call, before, body.client)
  }
  await db
    .updateTable('companies')
    .set({ status: transition.to, ...toNextVersion(call, version) })
    .where('id', '=', before.id)
    .execute()
  await logTransition(
    call,
    { kind: 'company', id: before.id },
    { from: before.status, to: transition.to, personId: person.id, reason: reason ?? undefined },
  )
  if (transition.to === 'blocked') {
    await endCompanySessions(db, clock(), before.id)
    await releaseBlockedBasket(call, before.id)
  } else await mailNewMembers(call, before)
  return presentCompany(call, await requireCompany(db, person, before.id))
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

const clearCompanySessions: Handler<'clearCompanySessions'> = async (call) => {
  const { db, person, path, clock } = call
  const { id } = await requireCompany(db, person, path.id)
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

/**
 * Mails a link to set a password to people who have none, as the company was verified or unblocked.
 */
async function mailNewMembers(
  call: Call<'transitionCompany'>,
  { id, name, status }: Row<'companies'>,
): Promise<void> {
  const people = await call.db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'language'])
    .where('company_id', '=', id)
    .where('is_active', '=', 1)
    .where('password_hash', 'is', null)
    .execute()
  for (const person of people)
    await mailPasswordLinkTo(call, person, status === 'pending' ? 'company_verified' : 'invited', {
      values: { company: name },
      sender: { id: call.person.id, record: { kind: 'company', id } },
    })
}

export const companyHandlers = {
  listCompanies,
  listCompanyManagers,
  createCompany,
  getCompany: companyCrud.read,
  updateCompany,
  listCompanyClients,
  linkCompanyClient,
  transitionCompany,
  clearCompanySessions,
  signUp,
} satisfies Partial<Handlers>

import { expressionBuilder } from 'kysely'
import type { Handler, Handlers, Schemas } from '../call'
import type { Db, Row, Tables } from '../db/tables'
import { createRecordHandlers } from '../documents/record-crud'
import { findPersonRefs } from '../people/person-refs'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { paginateTable, getSortColumn } from '../db/paginate-table'
import { createPartnerSearchConditions } from '../partners/partner-search'
import { linkCompanyClient, listCompanyClients } from './company-client'
import { signUp } from './sign-up'
import { clearCompanySessions, transitionCompany } from './transition-company'
import { findCompanyErrors } from './check-company'
import {
  companyFields,
  type LoggedCompany,
  type CompanyWrite,
  normalizeCompany,
  toCompanyColumns,
  toCompanyWrite,
} from './schema'
import { companyPolicy, isVisibleCompany } from './policy'
import { findClientRef, linkClient, presentCompany } from './present-company'
import { sumSoldByCompany } from './sold-volume'

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

const listCompanies: Handler<'listCompanies'> = async ({ db, query, person, clock }) => {
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
  const named = await findPersonRefs(
    db,
    rows.map(({ manager_id }) => manager_id),
  )
  const sold = await sumSoldByCompany(
    db,
    rows.map(({ id }) => id),
    clock(),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.status,
      size: row.size,
      manager: named(row.manager_id),
      payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
      basket_hours: row.basket_hours,
      sees_full_amounts: row.sees_full_amounts === 1,
      country_prices: row.country_prices === 1,
      sold_3_months_m3: sold(row.id),
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
  rules: companyPolicy,
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
  async update({ db }, company, head, { id }) {
    await db
      .updateTable('companies')
      .set({ ...toCompanyColumns(company), ...head })
      .where('id', '=', id)
      .execute()
    if ((await findClientRef(db, id))?.id !== (company.client_id ?? undefined))
      await linkClient(db, id, company.client_id)
  },
  present: presentCompany,
})

async function findCompanyChanges(db: Db, before: Row<'companies'>, after: CompanyWrite) {
  const named = await findPersonRefs(db, [before.manager_id, after.manager_id])
  const written = toCompanyWrite(before, (await findClientRef(db, before.id))?.id ?? null)
  const ids = [written.client_id, after.client_id].filter((id) => id !== null)
  const clients = ids.length
    ? await db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute()
    : []
  const logged = (company: CompanyWrite): LoggedCompany => ({
    ...company,
    manager_name: named(company.manager_id)?.name ?? null,
    client_name: clients.find(({ id }) => id === company.client_id)?.name ?? null,
  })
  return companyFields.changes(logged(written), logged(after))
}

export const companyHandlers = {
  listCompanies,
  listCompanyManagers,
  createCompany: companyCrud.create,
  getCompany: companyCrud.read,
  updateCompany: companyCrud.update,
  listCompanyClients,
  linkCompanyClient,
  transitionCompany,
  clearCompanySessions,
  signUp,
} satisfies Partial<Handlers>

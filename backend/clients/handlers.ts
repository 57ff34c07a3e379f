import { MARGIN_SCOPES } from '@domain/rules/margin-scopes'
import { createGlobalRecordPolicy, getRecordActions } from '../records/record-policy'
import { createNotFoundProblem } from '../problems/problem'
import type { Person, Schemas, PersonCall, Handlers } from '../call'
import { updateDocumentNames } from '../search/update-document-names'
import type { Db, Row } from '../db/tables'
import { createRecordHandlers } from '../records/record-handlers'
import { createPersonLookup } from '../people/person-refs'
import { findCompanyBlockOfClient, releaseBlockedBasket } from '../companies/company-block'
import { findClientReceivables } from '../client-deals/client-receivables'
import { getBusinessDay } from '../business-day'
import { findClientExposure, sumTwelveMonthSales } from '../client-deals/client-exposure'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { presentRecordHead } from '../records/record-head'
import { hasGlobalRole } from '../people/roles'
import { parseJson, pick } from '../db/rows'
import { createFieldTable } from '../records/field-table'
import {
  formatLoggedContacts,
  formatLoggedIncoterms,
  formatLoggedPaymentTerms,
  toPaymentTerms,
} from '../documents/terms'
import { type ClientWrite, normalizeClient, toClientColumns, findClientWriteErrors } from './schema'
import { listClients } from './queries'

/**
 * Policy of clients. Comments, files and history are visible to those who edit clients, because
 * they discuss credit.
 */
export const clientPolicy = createGlobalRecordPolicy('client', (db, id) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)

/** Logged values of a client: its fields and the name of its sale manager. */
type LoggedClient = ClientWrite & { sale_manager_name: string | null }

/** Every field of a client, in the order of the log. */
const clientFields = createFieldTable<ClientWrite, LoggedClient, never, Schemas['ClientField']>({
  fields: {
    name: {},
    country: {},
    language: {},
    company_code: {},
    vat_code: {},
    address: {},
    contacts: { formatLogged: ({ contacts }) => formatLoggedContacts(contacts) },
    currency: {},
    payment_terms: { formatLogged: (client) => formatLoggedPaymentTerms(client.payment_terms) },
    default_incoterms: {
      formatLogged: (client) =>
        client.default_incoterms && formatLoggedIncoterms(client.default_incoterms),
    },
    default_destination: {},
    credit_limit_eur: {},
    sale_manager_id: { formatLogged: (client) => client.sale_manager_name },
    required_certification: {},
    tolerance_percent: {},
    status: {},
  },
})

/** Converts a stored client to a payload, to compare it with a change. */
function toClientWrite(row: Row<'clients'>): ClientWrite {
  return {
    ...pick(row, [
      'name',
      'country',
      'language',
      'company_code',
      'vat_code',
      'address',
      'currency',
      'default_destination',
    ]),
    ...pick(row, ['sale_manager_id', 'required_certification', 'tolerance_percent', 'status']),
    contacts: parseJson(row.contacts),
    payment_terms: toPaymentTerms(row),
    default_incoterms: row.incoterms_rule && {
      rule: row.incoterms_rule,
      place: row.incoterms_place ?? '',
    },
    credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
  }
}

/**
 * True if the person sees margins of the client's deals: sale managers see their own clients'
 * only.
 */
function canSeeClientMargin(
  person: Pick<Person, 'id' | 'role'>,
  client: { sale_manager_id: string | null },
): boolean {
  const scope = MARGIN_SCOPES[person.role]
  return scope === 'all' || (scope === 'own' && client.sale_manager_id === person.id)
}

/** Returns the sale manager to whose deals the margins are limited; undefined for no limit. */
const getMarginSaleManagerId = (person: Pick<Person, 'id' | 'role'>): string | undefined =>
  MARGIN_SCOPES[person.role] === 'own' ? person.id : undefined

/** Returns the client as the caller may see it. */
async function presentClient(call: PersonCall, row: Row<'clients'>): Promise<Schemas['Client']> {
  const { db, person } = call
  const toPersonRef = await createPersonLookup(db, [
    row.sale_manager_id,
    row.created_by,
    row.updated_by,
  ])
  return {
    ...presentRecordHead(row, toPersonRef),
    ...toClientWrite(row),
    sale_manager: toPersonRef(row.sale_manager_id),
    portal_company_id: row.portal_company_id,
    company_block: await findCompanyBlockOfClient(db, row),
    exposure_eur: fromCents(await findClientExposure(db, row.id)),
    ...(await findClientReceivables(db, row.id, getBusinessDay(call))),
    sold_12_months: canSeeClientMargin(person, row)
      ? await sumTwelveMonthSales(db, row.id, getBusinessDay(call), getMarginSaleManagerId(person))
      : null,
    allowed_actions: getRecordActions(clientPolicy, person, row),
    editable_fields: hasGlobalRole(person) ? clientFields.names : [],
  }
}

const clientCrud = createRecordHandlers<Row<'clients'>, ClientWrite, Schemas['Client']>({
  kind: 'client',
  policy: clientPolicy,
  normalize: normalizeClient,
  findErrors: ({ db }, client, before) => findClientWriteErrors(db, client, before),
  findChanges: findClientChanges,
  insert: (db, client, head) =>
    db
      .insertInto('clients')
      .values({ ...toClientColumns(client), ...head })
      .execute(),
  async update(call, client, head, { id, name, country, status, portal_company_id }) {
    const { db } = call
    await db
      .updateTable('clients')
      .set({ ...toClientColumns(client), ...head })
      .where('id', '=', id)
      .execute()
    if (client.status === 'blocked' && status !== 'blocked' && portal_company_id !== null)
      await releaseBlockedBasket(call, portal_company_id)
    if (country !== client.country || name !== client.name)
      await updateDocumentNames(call, 'client', id)
  },
  present: presentClient,
})

async function findClientChanges(db: Db, before: Row<'clients'>, after: ClientWrite) {
  const toPersonRef = await createPersonLookup(db, [before.sale_manager_id, after.sale_manager_id])
  const toLoggedClient = (client: ClientWrite): LoggedClient => ({
    ...client,
    sale_manager_name: toPersonRef(client.sale_manager_id)?.name ?? null,
  })
  return clientFields.findChanges(toLoggedClient(toClientWrite(before)), toLoggedClient(after))
}

export const clientHandlers = {
  listClients,
  createClient: clientCrud.create,
  getClient: clientCrud.read,
  updateClient: clientCrud.update,
} satisfies Partial<Handlers>

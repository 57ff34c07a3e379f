import type { Handler, Schemas, PersonCall } from '../call'
import { recordActivity, logChanges } from '../activity/activity'
import {
  companyCodeKey,
  findClientsWithSameCodes,
  toClientColumns,
  toCompanyCodeKey,
} from '../clients/schema'
import type { Db, Row } from '../db/tables'
import { fold } from '@domain/text/fold'
import { assertVersion, toNextVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { notify } from '../notifications/notify'
import { hasGlobalRole } from '../people/roles'
import { createPersonLookup, findMainManager } from '../people/person-refs'
import { Problem } from '../problems/problem'
import { releaseBlockedBasket } from './company-block'
import { requireCompany } from './policy'
import {
  findClientRef,
  linkClient,
  isSaleManager,
  findSaleManagers,
  presentCompany,
} from './present-company'
import { toPaymentTerms } from '../documents/terms'

type Company = Row<'companies'>
/** Maximum contacts of a client in the contract. */
const MAX_CONTACTS = 50
type ClientChoice = Schemas['CompanyClientChoice']
type ClientMatch = Row<'clients'> & { same: Schemas['CompanyClientMatch']['same'] }

export const listCompanyClients: Handler<'listCompanyClients'> = async ({ db, person, path }) => {
  const company = await requireCompany(db, person, path.id)
  const matches = await findMatchingClients(db, company)
  const saleManagers = await findSaleManagers(db)
  const toPersonRef = await createPersonLookup(
    db,
    matches.map(({ sale_manager_id }) => sale_manager_id),
  )
  return {
    items: matches.map(({ id, name, country, company_code, vat_code, same, sale_manager_id }) => ({
      id,
      name,
      country,
      company_code,
      vat_code,
      same,
      sale_manager: saleManagers.some((manager) => manager.id === sale_manager_id)
        ? toPersonRef(sale_manager_id)
        : null,
    })),
    can_create:
      (await findClientRef(db, company.id)) === null &&
      (await findClientWithSameCode(db, company)) === undefined,
    sale_managers: saleManagers,
    likely_sale_manager_id: await findLikelySaleManager(db, company.country),
  }
}

export const linkCompanyClient: Handler<'linkCompanyClient'> = async (call) => {
  const { db, person, path, body, version } = call
  const company = await requireCompany(db, person, path.id)
  assertVersion(version, company.version)
  if (company.status === 'pending') throw new Problem('not_allowed_now')
  await linkChosenClient(call, company, body, '')
  await db
    .updateTable('companies')
    .set(toNextVersion(call, version))
    .where('id', '=', company.id)
    .execute()
  return presentCompany(call, await requireCompany(db, person, company.id))
}

/**
 * Links the company to the chosen or a new client; assigns the chosen sale manager if the client
 * has none.
 * @param pointer of the choice in the request's body
 * @throws Problem 422 with the missing or invalid fields
 */
export async function linkChosenClient(
  call: PersonCall,
  company: Company,
  { client_id, sale_manager_id }: ClientChoice,
  pointer: string,
): Promise<void> {
  const { db } = call
  if (sale_manager_id !== null && !(await isSaleManager(db, sale_manager_id)))
    throw Problem.invalid({ pointer: `${pointer}/sale_manager_id`, code: 'not_a_sale_manager' })
  const linked = await findClientRef(db, company.id)
  if (client_id === null) {
    if (linked)
      throw Problem.invalid({
        pointer: `${pointer}/client_id`,
        code: 'duplicate',
        params: { name: linked.name },
      })
    const duplicate = await findClientWithSameCode(db, company)
    if (duplicate)
      throw Problem.invalid({
        pointer: `${pointer}/client_id`,
        code: 'duplicate',
        params: { name: duplicate.name },
      })
    if (sale_manager_id === null)
      throw Problem.invalid({ pointer: `${pointer}/sale_manager_id`, code: 'required' })
    await addClient(call, company, sale_manager_id, pointer)
    return logLink(call, company, company.name)
  }
  const client = await findChoosableClient(call, company, client_id)
  if (!client) throw Problem.invalid({ pointer: `${pointer}/client_id`, code: 'not_found' })
  if (!(await isSaleManager(db, client.sale_manager_id))) {
    if (sale_manager_id === null)
      throw Problem.invalid({ pointer: `${pointer}/sale_manager_id`, code: 'required' })
    await assignSaleManager(call, client, sale_manager_id)
  }
  if (linked?.id === client_id) return
  await linkClient(db, company.id, client_id)
  if (client.status === 'blocked') await releaseBlockedBasket(call, company.id)
  await logLink(call, company, client.name, linked?.name)
}

/**
 * Returns a client that the person may link: global managers and admins any without a company,
 * others only a match. The link to another client is replaced.
 */
async function findChoosableClient(
  { db, person }: PersonCall,
  company: Company,
  id: string,
): Promise<Row<'clients'> | undefined> {
  const choosable = [
    ...(await findMatchingClients(db, company)),
    ...(await findUnlinkedMatches(db, company)),
  ]
  const matching = choosable.find((client) => client.id === id)
  if (matching || !hasGlobalRole(person)) return matching
  return db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .where('portal_company_id', 'is', null)
    .executeTakeFirst()
}

/**
 * Returns the linked client, else unlinked clients with the same code or name, same codes first.
 */
async function findMatchingClients(db: Db, company: Company): Promise<ClientMatch[]> {
  const linked = await db
    .selectFrom('clients')
    .selectAll()
    .where('portal_company_id', '=', company.id)
    .executeTakeFirst()
  return linked ? [{ ...linked, same: [] }] : findUnlinkedMatches(db, company)
}

/** Returns clients without a company that have the same code or name, same codes first. */
async function findUnlinkedMatches(
  db: Db,
  { name, country, vat_code, company_code }: Company,
): Promise<ClientMatch[]> {
  const name_key = fold(name)
  const found = await db
    .selectFrom('clients')
    .selectAll()
    .where('portal_company_id', 'is', null)
    .where((eb) =>
      eb.or([
        ...(vat_code === null ? [] : [eb('vat_code', '=', vat_code)]),
        eb.and([
          eb('country', '=', country),
          eb.or([
            eb('name_key', '=', name_key),
            ...(company_code === null
              ? []
              : [eb(companyCodeKey, '=', toCompanyCodeKey(company_code))]),
          ]),
        ]),
      ]),
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  const matches = found.map((client) => {
    const hasSameCountry = client.country === country
    const same = [
      ...(vat_code !== null && client.vat_code === vat_code ? (['vat_code'] as const) : []),
      ...(hasSameCountry &&
      company_code !== null &&
      client.company_code !== null &&
      toCompanyCodeKey(client.company_code) === toCompanyCodeKey(company_code)
        ? (['company_code'] as const)
        : []),
      ...(hasSameCountry && client.name_key === name_key ? (['name'] as const) : []),
    ]
    return { ...client, same }
  })
  const hasCode = ({ same }: ClientMatch) => same.some((field) => field !== 'name')
  return [...matches.filter(hasCode), ...matches.filter((match) => !hasCode(match))]
}

/**
 * Returns a client with one of the company's codes, linked or not: a new client would be a
 * duplicate.
 */
async function findClientWithSameCode(
  db: Db,
  company: Company,
): Promise<{ name: string } | undefined> {
  const { vat_code, company_code } = await findClientsWithSameCodes(db, company)
  return vat_code ?? company_code
}

/**
 * Adds a client for a company, with its people as contacts.
 * @throws Problem 422 if the company has more people than a client can have contacts
 */
async function addClient(
  call: PersonCall,
  company: Company,
  sale_manager_id: string,
  pointer: string,
): Promise<void> {
  const { db, person, clock, random } = call
  const id = createId(random)
  const at = clock().toISOString()
  const { name, country, company_code, vat_code, address } = company
  const people = await db
    .selectFrom('people')
    .select(['name', 'email', 'phone'])
    .where('company_id', '=', company.id)
    .where('is_active', '=', 1)
    .orderBy('name_key')
    .execute()
  if (people.length > MAX_CONTACTS)
    throw Problem.invalid({
      pointer: `${pointer}/client_id`,
      code: 'too_many',
      params: { max: MAX_CONTACTS },
    })
  const columns = toClientColumns({
    name,
    country,
    language: null,
    company_code,
    vat_code,
    address,
    sale_manager_id,
    contacts: people.map((contact) => ({ ...contact, role: null })),
    currency: 'EUR',
    payment_terms: toPaymentTerms(company),
    default_incoterms: null,
    default_destination: null,
    credit_limit_eur: null,
    required_certification: 'none',
    tolerance_percent: 10,
    status: 'active',
  })
  await db
    .insertInto('clients')
    .values({
      ...columns,
      id,
      portal_company_id: company.id,
      created_at: at,
      created_by: person.id,
      updated_at: at,
      updated_by: person.id,
    })
    .execute()
  await recordActivity(call, {
    record: { kind: 'client', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  await notifyClientSaleManager(call, sale_manager_id, name)
}

async function assignSaleManager(
  call: PersonCall,
  client: Row<'clients'>,
  sale_manager_id: string,
): Promise<void> {
  const { db } = call
  const toPersonRef = await createPersonLookup(db, [client.sale_manager_id, sale_manager_id])
  const change = {
    field: 'sale_manager_id',
    line: null,
    from: toPersonRef(client.sale_manager_id)?.name ?? null,
    to: toPersonRef(sale_manager_id)?.name ?? null,
  }
  await db
    .updateTable('clients')
    .set({ sale_manager_id, ...toNextVersion(call, client.version) })
    .where('id', '=', client.id)
    .execute()
  await logChanges(call, { kind: 'client', id: client.id }, [change])
  await notifyClientSaleManager(call, sale_manager_id, client.name)
}

/** Sale managers can't open clients, so the notification has no link. */
const notifyClientSaleManager = (call: PersonCall, id: string, company: string): Promise<void> =>
  notify(call, {
    people: [id],
    key: 'client_assigned',
    params: { company, person: call.person.name },
    record: null,
  })

const logLink = (
  call: PersonCall,
  company: Company,
  name: string,
  previousName: string | null = null,
): Promise<void> =>
  logChanges(call, { kind: 'company', id: company.id }, [
    { field: 'client_id', line: null, from: previousName, to: name },
  ])

/** Returns the sale manager of most clients in the country. */
const findLikelySaleManager = (db: Db, country: string): Promise<string | null> =>
  findMainManager(
    db,
    'sale_manager',
    db.selectFrom('clients').select('sale_manager_id as id').where('country', '=', country),
  )

import { sql } from 'kysely'
import { groupBy, parseJson, rowEquals, updateEach } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { toDealSearchColumns } from '../deals/schema'
import { findLoadedCargos } from '../derived-columns/loaded-cargos'
import { recalculateMissingDocuments } from '../derived-columns/missing-documents'
import { type JobSchedule, scheduleJob } from '../due-work/schedule-job'
import { toOrderSearchText } from '../orders/order-search-text'
import { toSupplySearchColumns } from '../supplies/schema'
import { updateSearchColumns } from './update-search-columns'

/**
 * Maximum documents that get a current name in one transaction: with their cargos and reports,
 * PostgreSQL updates 500 in 0.6 s.
 */
const MAX_UPDATED = 250

/** Documents that contain the name of a partner or a manager. */
const OWNED = {
  client: { table: 'deals', column: 'client_id' },
  sale_manager: { table: 'deals', column: 'sale_manager_id' },
  sawmill: { table: 'supplies', column: 'sawmill_id' },
  purchase_manager: { table: 'supplies', column: 'purchase_manager_id' },
  company: { table: 'orders', column: 'company_id' },
} as const
type Owner = keyof typeof OWNED

const isOwner = (text: string): text is Owner => Object.hasOwn(OWNED, text)

/**
 * Updates the names of partners and managers in all documents of one of them, the search text of
 * their cargos and reports, and what depends on a partner's country: the countries and missing
 * documents of cargos. Issued papers keep the old name. The newest documents are updated at once,
 * the others in portions by a job.
 */
export const updateDocumentNames = (
  host: JobSchedule,
  owner: Owner,
  id: string,
  maxUpdated = MAX_UPDATED,
): Promise<void> => updatePortion(host, owner, id, { before: null, maxUpdated })

/** Updates a person's name in deals and supplies, as `updateDocumentNames`. */
export async function updateManagerName(host: JobSchedule, personId: string): Promise<void> {
  await updateDocumentNames(host, 'sale_manager', personId)
  await updateDocumentNames(host, 'purchase_manager', personId)
}

/** Updates the manager's name in handed-over documents, or in all of the manager's if many. */
export async function updateHandedOver(
  host: JobSchedule,
  {
    table,
    managerId,
    ids,
    maxUpdated = MAX_UPDATED,
  }: {
    table: 'deals' | 'supplies'
    managerId: string
    ids: readonly string[]
    maxUpdated?: number | undefined
  },
): Promise<void> {
  const owner = table === 'deals' ? 'sale_manager' : 'purchase_manager'
  if (ids.length > maxUpdated) await updateDocumentNames(host, owner, managerId, maxUpdated)
  else await updateNames(host.db, owner, ids)
}

/**
 * Updates the next portion.
 * @param jobKey owner, its id and the number that all documents of the portion are before,
 * separated by slashes
 */
export async function continueDocumentNames(host: JobSchedule, jobKey: string): Promise<void> {
  const [owner = '', id = '', before] = jobKey.split('/')
  if (isOwner(owner))
    await updatePortion(host, owner, id, { before: Number(before), maxUpdated: MAX_UPDATED })
}

/**
 * Updates a portion of documents, from the newest to the oldest, and schedules the next.
 * @param before number that all documents of the portion are before; null for the first portion
 */
async function updatePortion(
  host: JobSchedule,
  owner: Owner,
  id: string,
  { before, maxUpdated }: { before: number | null; maxUpdated: number },
): Promise<void> {
  const { db, clock } = host
  const { table, column } = OWNED[owner]
  const { rows } = await sql<{ id: string; number_key: number }>`
    select id, number_key from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} ${before === null ? sql`` : sql`and number_key < ${before}`}
    order by number_key desc
    limit ${sql.lit(maxUpdated)}`.execute(db)
  await updateNames(
    db,
    owner,
    rows.map((row) => row.id),
  )
  const last = rows[maxUpdated - 1]
  if (last) await scheduleJob(host, 'document_names', `${owner}/${id}/${last.number_key}`, clock())
}

async function updateNames(db: Db, owner: Owner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const none = new Set<string>()
  switch (OWNED[owner].table) {
    case 'deals':
      await updateDeals(db, ids)
      if (owner === 'client') {
        const cargos = await findLoadedCargos(db, 'deal_id', ids)
        await updateSearchColumns(db, { cargos: new Set(cargos), supplies: none, reports: none })
        await recalculateMissingDocuments(db, cargos)
      }
      break
    case 'supplies':
      await updateSupplies(db, ids)
      await updateSearchColumns(db, { supplies: new Set(ids), cargos: none, reports: none })
      if (owner === 'sawmill')
        await recalculateMissingDocuments(db, await findLoadedCargos(db, 'supply_id', ids))
      break
    case 'orders':
      await updateOrders(db, ids)
      break
  }
}

async function updateDeals(db: Db, ids: readonly string[]): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .innerJoin('people', 'people.id', 'deals.sale_manager_id')
    .selectAll('deals')
    .select(['clients.name', 'clients.name_key', 'people.name as manager_name'])
    .where('deals.id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('deal_lines')
    .select(['deal_id as document_id', 'product_name', 'specification'])
    .where('deal_id', 'in', ids)
    .orderBy('position')
    .execute()
  const getLines = groupLines(lines)
  await updateChanged(db, 'deals', deals, ({ id, name, name_key, ...deal }) => ({
    client_name: name,
    client_key: name_key,
    ...toDealSearchColumns({ ...deal, client_name: name }, getLines(id)),
  }))
}

async function updateSupplies(db: Db, ids: readonly string[]): Promise<void> {
  const supplies = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .leftJoin('people', 'people.id', 'supplies.purchase_manager_id')
    .selectAll('supplies')
    .select(['sawmills.name', 'sawmills.name_key', 'people.name as manager_name'])
    .where('supplies.id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('supply_lines')
    .select(['supply_id as document_id', 'product_name', 'specification'])
    .where('supply_id', 'in', ids)
    .orderBy('position')
    .execute()
  const getLines = groupLines(lines)
  await updateChanged(db, 'supplies', supplies, ({ id, name, name_key, ...supply }) => ({
    sawmill_name: name,
    sawmill_key: name_key,
    ...toSupplySearchColumns({ ...supply, sawmill_name: name }, getLines(id)),
  }))
}

async function updateOrders(db: Db, ids: readonly string[]): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .selectAll('orders')
    .select(['companies.name', 'companies.name_key'])
    .where('orders.id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'specification'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const linesById = groupBy(lines, ({ order_id }) => order_id)
  await updateChanged(db, 'orders', orders, ({ id, name, name_key, ...order }) => ({
    company_name: name,
    company_key: name_key,
    search_text: toOrderSearchText({ ...order, company_name: name }, linesById.get(id) ?? []),
  }))
}

type StoredLine = Pick<Row<'deal_lines'>, 'product_name' | 'specification'> & {
  document_id: string | null
}

function groupLines(lines: readonly StoredLine[]) {
  const linesById = groupBy(lines, ({ document_id }) => document_id ?? '')
  return (documentId: string) =>
    (linesById.get(documentId) ?? []).map(({ product_name, specification }) => ({
      product_name,
      specification: parseJson(specification),
    }))
}

/** Updates the documents whose columns change, in one statement. */
async function updateChanged<Document extends { id: string }>(
  db: Db,
  table: 'deals' | 'supplies' | 'orders',
  documents: readonly Document[],
  toColumns: (document: Document) => Record<string, string>,
): Promise<void> {
  const changed = documents.flatMap((document) => {
    const columns = toColumns(document)
    return rowEquals(document, columns) ? [] : { id: document.id, ...columns }
  })
  await updateEach(db, table, changed)
}

import { type RawBuilder, sql } from 'kysely'
import { fold } from '@domain/readers/fold'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { type JobSchedule, scheduleJob } from '../due-work/schedule-job'

/**
 * Documents that store the name of their partner for sorting and searching, where it follows the
 * number.
 */
const PARTNER_COLUMNS = {
  deals: { id: 'client_id', name: 'client_name', key: 'client_key' },
  supplies: { id: 'sawmill_id', name: 'sawmill_name', key: 'sawmill_key' },
  orders: { id: 'company_id', name: 'company_name', key: 'company_key' },
} as const

/** Documents that are found by the name of their manager, which follows the partner's. */
const MANAGER_COLUMNS = {
  deals: { id: 'sale_manager_id', key: 'sale_manager_key' },
  supplies: { id: 'purchase_manager_id', key: 'purchase_manager_key' },
} as const

/** Maximum documents of a table that get the name of their manager in one transaction. */
const MAX_UPDATED = 5_000

const NUMBER_LENGTH = sql<number>`length(number)`

/**
 * Replaces a name at its place in `search_text` only: a client called "Po" must not take the PO out
 * of every reference.
 * @param start number of characters before the name and its space
 * @param key column of the folded name
 */
const replaceName = (start: RawBuilder<number>, key: string, after: string) =>
  sql`substr(search_text, 1, ${start} + 1) || cast(${after} as text) ||
    substr(search_text, ${start} + 2 + length(${sql.ref(key)}))`

/**
 * Copies a partner's new name to its documents. Issued papers keep the old name.
 * @param before the old name
 */
export async function renamePartner(
  db: Db,
  table: keyof typeof PARTNER_COLUMNS,
  partnerId: string,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return
  const { id, name, key } = PARTNER_COLUMNS[table]
  await sql`
    update ${sql.table(table)} set
      ${sql.ref(name)} = ${after},
      ${sql.ref(key)} = ${fold(after)},
      search_text = ${replaceName(NUMBER_LENGTH, key, fold(after))}
    where ${sql.ref(id)} = ${partnerId}`.execute(db)
}

/**
 * Updates the search text of a person's deals and supplies that contain another name: that of the
 * manager before, or the person's before a change. If there are many, a job updates the others.
 */
export async function updateManagerName(
  host: JobSchedule,
  personId: string,
  maxUpdated = MAX_UPDATED,
): Promise<void> {
  const { db, clock } = host
  const person = await db
    .selectFrom('people')
    .select(['id', 'name_key'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const deals = await updateDocuments(db, 'deals', person, maxUpdated)
  const supplies = await updateDocuments(db, 'supplies', person, maxUpdated)
  // The search text of a report contains that of its supply.
  const reports = await inChunks(supplies, (ids) =>
    db.selectFrom('inspection_reports').select('id').where('supply_id', 'in', ids).execute(),
  )
  recordChanges(db, { reports: reports.map(({ id }) => id) })
  if (deals.length === maxUpdated || supplies.length === maxUpdated)
    await scheduleJob(host, 'manager_name', personId, clock())
}

/** @returns ids of the updated documents */
async function updateDocuments(
  db: Db,
  table: keyof typeof MANAGER_COLUMNS,
  { id: personId, name_key: name }: Pick<Row<'people'>, 'id' | 'name_key'>,
  maxUpdated: number,
): Promise<string[]> {
  const { id, key } = MANAGER_COLUMNS[table]
  const start = sql<number>`${NUMBER_LENGTH} + 1 + length(${sql.ref(PARTNER_COLUMNS[table].key)})`
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set
      ${sql.ref(key)} = ${name},
      search_text = ${replaceName(start, key, name)}
    where id in (
      select id from ${sql.table(table)}
      where ${sql.ref(id)} = ${personId} and ${sql.ref(key)} <> ${name}
      limit ${sql.lit(maxUpdated)}
    )
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { migrateUpTo } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import type { Db } from '@backend/db/tables'
import { seedHundredThousand } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import { openDatabase } from '../server/open-database'

const OLD_SCHEMA = '001-baseline'

/** Tables to fill, each after those that it refers to. */
const tables = [
  'people',
  'clients',
  'products',
  'deals',
  'deal_lines',
  'order_confirmations',
  'document_counters',
] as const

/** Writes a SQLite database with the schema of the first migration and 100,000 deals. */
export async function writeLegacyDatabase(
  dataDir: string,
): Promise<{ file: string; megabytes: number }> {
  const today = path.join(dataDir, 'today')
  const { db: currentDb } = await openDatabase({ dataDir: today })
  await currentDb
    .transaction()
    .execute((trx) => seedHundredThousand(trx, { clock: systemClock, random: secureRandom }))
  const columns = await listColumns(currentDb)
  await currentDb.destroy()

  const file = path.join(dataDir, 'before.sqlite')
  const db = openLibsql(file)
  await migrateUpTo(OLD_SCHEMA, db, 'sqlite')
  await sql`attach ${path.join(today, 'timberdesk.sqlite')} as today`.execute(db)
  for (const [table, names] of await listColumns(db)) {
    const storedColumns = sql.join(
      names.filter((name) => columns.get(table)?.includes(name)).map((name) => sql.ref(name)),
    )
    await sql`insert or replace into ${sql.table(table)} (${storedColumns}) select ${storedColumns} from today.${sql.table(table)}`.execute(
      db,
    )
  }
  await sql`detach today`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.destroy()
  return { file, megabytes: Math.round((await stat(file)).size / 1e6) }
}

async function listColumns(db: Db): Promise<Map<string, string[]>> {
  const found = new Map(
    (await db.introspection.getTables()).map((table) => [
      table.name,
      table.columns.map(({ name }) => name),
    ]),
  )
  return new Map(tables.map((table) => [table, found.get(table) ?? []]))
}

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DialectName } from '@backend/db/dialect'
import { migrate } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import { noTimeouts, openPostgres, type PostgresTimeouts } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import type { DataStore } from './configuration'

export interface OpenDatabase {
  db: Db
  dialect: DialectName
}

/**
 * Opens PostgreSQL or the SQLite file, which the first start creates with its folder, and migrates
 * the schema.
 * @param patience for PostgreSQL, after the migration
 */
export async function openDatabase(
  store: DataStore,
  patience?: PostgresTimeouts,
): Promise<OpenDatabase> {
  if ('databaseUrl' in store) return openMigratedPostgres(store.databaseUrl, patience)
  await mkdir(store.dataDir, { recursive: true })
  const db = openLibsql(path.join(store.dataDir, 'timberdesk.sqlite'))
  await migrate(db, 'sqlite')
  return { db, dialect: 'sqlite' }
}

async function openMigratedPostgres(
  url: string,
  patience?: PostgresTimeouts,
): Promise<OpenDatabase> {
  const patient = openPostgres(url, noTimeouts)
  try {
    await migrate(patient, 'postgres')
  } finally {
    await patient.destroy()
  }
  return { db: openPostgres(url, patience), dialect: 'postgres' }
}

/** True if there are no users yet: a first start. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined
}

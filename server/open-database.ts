import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DialectName } from '@backend/db/dialect'
import { migrate, UnknownMigrationsError } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import { noTimeouts, openPostgres, type PostgresTimeouts } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import { ConfigurationError, type DataStore } from './configuration'

export interface OpenDatabase {
  db: Db
  dialect: DialectName
}

/**
 * Opens PostgreSQL or the SQLite file, which the first start creates with its folder, and migrates
 * the schema.
 * @param patience for PostgreSQL, after the migration
 * @throws ConfigurationError if the database was created by another version
 */
export async function openDatabase(
  store: DataStore,
  patience?: PostgresTimeouts,
): Promise<OpenDatabase> {
  try {
    return 'databaseUrl' in store
      ? await openMigratedPostgres(store.databaseUrl, patience)
      : await openMigratedSqlite(store.dataDir)
  } catch (error) {
    if (!(error instanceof UnknownMigrationsError)) throw error
    throw new ConfigurationError(`${error.message} ${explainEmptyStore(store)}`)
  }
}

const explainEmptyStore = (store: DataStore) =>
  'databaseUrl' in store
    ? 'Give an empty database in DATABASE_URL, or start the version that created this one.'
    : `Rename the folder ${path.resolve(store.dataDir)} to keep it, or give an empty one such as DATA_DIR=data-2; a new database is then created.`

async function openMigratedSqlite(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  const db = openLibsql(path.join(dataDir, 'timberdesk.sqlite'))
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw error
  }
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

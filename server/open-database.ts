import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DialectName } from '@backend/db/dialect'
import { migrate, readPendingMigrations, UnknownMigrationsError } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import { NO_TIMEOUTS, openPostgres, type PostgresTimeouts } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import { backUp, getDatabaseFile, toFileTime } from './backup/back-up'
import { ConfigurationError, type DataStore } from './configuration'
import { createDataFile } from './data-file'
import { explainDatabaseError } from './database-error'

export interface OpenDatabase {
  db: Db
  dialect: DialectName
}

/**
 * Opens PostgreSQL or the SQLite file, which the first start creates with its folder, and migrates
 * the schema. An existing SQLite file is copied beside itself before.
 * @param timeouts of PostgreSQL after the migration, which has none
 * @throws ConfigurationError if it cannot be opened, or was created by another version
 */
export async function openDatabase(
  store: DataStore,
  timeouts?: PostgresTimeouts,
): Promise<OpenDatabase> {
  try {
    return 'databaseUrl' in store
      ? await openMigratedPostgres(store.databaseUrl, timeouts)
      : await openMigratedSqlite(store.dataDir)
  } catch (error) {
    const sentence =
      error instanceof UnknownMigrationsError
        ? `${error.message} ${explainOtherVersion(store)}`
        : explainDatabaseError(error, store)
    if (sentence === null) throw error
    throw new ConfigurationError(sentence, { cause: error })
  }
}

const explainOtherVersion = (store: DataStore) =>
  'databaseUrl' in store
    ? 'Give an empty database in DATABASE_URL, or start the version that created this one.'
    : `To go back to this version, restore the copy from before the upgrade with npm run restore. For a new database, rename the folder ${path.resolve(store.dataDir)}, or give an empty one such as DATA_DIR=data-2.`

async function openMigratedSqlite(dataDir: string): Promise<OpenDatabase> {
  await createFolder(path.resolve(dataDir))
  const file = getDatabaseFile(dataDir)
  createDataFile(file)
  const db = openLibsql(file)
  try {
    const [pending] = await readPendingMigrations(db)
    if (pending === undefined) await migrate(db, 'sqlite')
    else {
      const copy = `${file}.before-${pending}-${toFileTime(new Date())}`
      await backUp(dataDir, copy)
      await migrate(db, 'sqlite').catch(async (error: unknown) => {
        // A service that is restarted again and again would fill the disk with copies.
        const [next] = await readPendingMigrations(db)
        if (next === pending) await rm(copy)
        throw error
      })
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, dialect: 'sqlite' }
}

/** Creates a folder and its parents. Node's recursive `mkdir` never ends for a folder in /proc. */
export async function createFolder(folder: string, mode = 0o777): Promise<void> {
  const parent = path.dirname(folder)
  if (parent !== folder && !existsSync(parent)) await createFolder(parent)
  await mkdir(folder, mode).catch(async (error: unknown) => {
    if (!(existsSync(folder) && (await stat(folder)).isDirectory())) throw error
  })
}

async function openMigratedPostgres(
  url: string,
  timeouts?: PostgresTimeouts,
): Promise<OpenDatabase> {
  const migrationDb = openPostgres(url, NO_TIMEOUTS)
  try {
    await migrate(migrationDb, 'postgres')
  } finally {
    await migrationDb.destroy()
  }
  return { db: openPostgres(url, timeouts), dialect: 'postgres' }
}

/** True if there are no users yet: a first start. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined
}

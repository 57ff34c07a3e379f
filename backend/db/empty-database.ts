import initSqlJs from 'sql.js'
import { migrate } from './migrate'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'

const sql = initSqlJs()
let migrated: Promise<Uint8Array> | undefined

/** A migrated database in memory, empty and the caller's own; for tests. */
export async function emptyDatabase(): Promise<Db> {
  migrated ??= migratedBytes()
  return openSqlJs(new (await sql).Database(await migrated))
}

async function migratedBytes(): Promise<Uint8Array> {
  const database = new (await sql).Database()
  await migrate(openSqlJs(database), 'sqlite')
  return database.export()
}

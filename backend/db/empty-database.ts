import initSqlJs from 'sql.js'
import { migrate } from './migrate'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'

const sql = initSqlJs()
let migratedDatabase: Promise<Uint8Array> | undefined

/** Creates a migrated, empty database in memory, for tests. */
export async function createEmptyDatabase(): Promise<Db> {
  migratedDatabase ??= getMigratedBytes()
  return openSqlJs(new (await sql).Database(await migratedDatabase))
}

async function getMigratedBytes(): Promise<Uint8Array> {
  const database = new (await sql).Database()
  await migrate(openSqlJs(database), 'sqlite')
  return database.export()
}

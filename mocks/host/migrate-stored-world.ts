import type { Database, SqlJsStatic } from 'sql.js'
import { migrate } from '@backend/db/migrate'
import { exportSqlJs, openSqlJs } from '@backend/db/open-sql-js'

/**
 * Migrates a stored world to the current schema.
 * @returns the database file, or null if it cannot be migrated, such as one of another branch
 */
export async function migrateStoredWorld(
  sql: SqlJsStatic,
  storedBytes: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    const [world, empty] = await Promise.all([runMigrations(sql, storedBytes), runMigrations(sql)])
    return world.schema === empty.schema ? world.bytes : null
  } catch {
    return null
  }
}

async function runMigrations(sql: SqlJsStatic, bytes?: Uint8Array) {
  const database = new sql.Database(bytes)
  const db = openSqlJs(database)
  try {
    await migrate(db, 'sqlite')
    return { schema: readSchema(database), bytes: exportSqlJs(database) }
  } finally {
    await db.destroy()
  }
}

/**
 * Compares schemas, because a migration that was edited after it ran has another schema under the
 * same name.
 */
function readSchema(database: Database): string {
  return JSON.stringify(database.exec('select name, sql from sqlite_master order by name'))
}

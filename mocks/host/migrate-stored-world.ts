import type { Database, SqlJsStatic } from 'sql.js'
import { migrate } from '@backend/db/migrate'
import { exportSqlJs, openSqlJs } from '@backend/db/open-sql-js'

/**
 * A world that earlier code kept, as the present code reads it.
 * @returns the database as a file; null where it can't be brought to the present schema, as one of a branch with steps of its own
 */
export async function migrateStoredWorld(
  sql: SqlJsStatic,
  kept: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    const [world, empty] = await Promise.all([runMigrations(sql, kept), runMigrations(sql)])
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

/** A step that was changed after it ran leaves another schema than it would now, under the same name. */
function readSchema(database: Database): string {
  return JSON.stringify(database.exec('select name, sql from sqlite_master order by name'))
}

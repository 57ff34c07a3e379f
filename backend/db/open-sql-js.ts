import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Database as SqlJsDatabase, SqlValue } from 'sql.js'
import { createSqliteDialect } from './dialect'
import type { Db, Tables } from './tables'

const FOREIGN_KEYS = 'pragma foreign_keys = on'

/** Opens SQLite in WebAssembly for the mock; the caller closes and exports the database. */
export function openSqlJs(database: SqlJsDatabase): Db {
  database.run(FOREIGN_KEYS)
  return new Kysely<Tables>({
    dialect: createSqliteDialect(
      () => new ImmediateSqliteDriver({ database: toSqliteDatabase(database) }),
    ),
  })
}

/**
 * Begins every transaction as a writer: upgrading from reader to writer later can fail instead of
 * waiting.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/**
 * Exports the database as a file. Exporting reopens it, so the connection's settings are applied
 * again.
 */
export function exportSqlJs(database: SqlJsDatabase): Uint8Array {
  const bytes = database.export()
  database.run(FOREIGN_KEYS)
  return bytes
}

/**
 * Adapts the database to Kysely's SQLite driver. A statement is freed after use, because
 * WebAssembly memory is not collected.
 */
function toSqliteDatabase(database: SqlJsDatabase): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text): SqliteStatement {
      const statement = database.prepare(text)
      const readRows = (parameters: readonly unknown[]): Record<string, SqlValue>[] => {
        try {
          statement.bind(parameters.filter(isSqlValue))
          const rows: Record<string, SqlValue>[] = []
          while (statement.step()) rows.push(statement.getAsObject())
          return rows
        } finally {
          statement.free()
        }
      }
      return {
        reader: statement.getColumnNames().length > 0,
        all: readRows,
        run(parameters) {
          readRows(parameters)
          return { changes: database.getRowsModified(), lastInsertRowid: 0 }
        },
        iterate: (parameters) => readRows(parameters).values(),
      }
    },
  }
}

function isSqlValue(value: unknown): value is SqlValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    value instanceof Uint8Array
  )
    return true
  throw new TypeError(`SQLite takes no ${typeof value}.`)
}

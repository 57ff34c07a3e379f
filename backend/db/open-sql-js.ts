import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Database as SqlJsDatabase, SqlValue, Statement } from 'sql.js'
import { createSqliteDialect } from './dialect'
import type { Db, Tables } from './tables'

const FOREIGN_KEYS = 'pragma foreign_keys = on'

/** Maximum prepared statements per database. The oldest are freed. */
const MAX_STATEMENTS = 500

/** Prepared statements by their SQL. The database frees them when it is closed or exported. */
const preparedStatements = new WeakMap<SqlJsDatabase, Map<string, Statement>>()

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
  preparedStatements.delete(database)
  database.run(FOREIGN_KEYS)
  return bytes
}

/** Adapts the database to Kysely's SQLite driver. */
function toSqliteDatabase(database: SqlJsDatabase): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text): SqliteStatement {
      const statement = prepare(database, text)
      const columns = statement.getColumnNames()
      const readRows = (parameters: readonly unknown[]): Record<string, SqlValue>[] => {
        try {
          statement.bind(parameters.filter(isSqlValue))
          const rows: Record<string, SqlValue>[] = []
          while (statement.step()) rows.push(toRow(columns, statement.get()))
          return rows
        } finally {
          statement.reset()
        }
      }
      return {
        reader: columns.length > 0,
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

/** Returns the prepared statement: parsing and planning a short query takes longer than running it. */
function prepare(database: SqlJsDatabase, text: string): Statement {
  const statements = preparedStatements.get(database) ?? new Map<string, Statement>()
  preparedStatements.set(database, statements)
  const kept = statements.get(text)
  if (kept) return kept
  const statement = database.prepare(text)
  const [oldest] = statements
  if (oldest && statements.size >= MAX_STATEMENTS) {
    oldest[1].free()
    statements.delete(oldest[0])
  }
  statements.set(text, statement)
  return statement
}

function toRow(columns: readonly string[], values: SqlValue[]): Record<string, SqlValue> {
  const row: Record<string, SqlValue> = {}
  for (const [index, column] of columns.entries()) row[column] = values[index] ?? null
  return row
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

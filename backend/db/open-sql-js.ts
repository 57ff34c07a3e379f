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
import { StatementCache } from './statement-cache'
import type { Db, Tables } from './tables'

const FOREIGN_KEYS = 'pragma foreign_keys = on'

/** Characters of SQL whose prepared statements are kept: about 1,000 queries. */
const MAX_STATEMENT_TEXT = 1_000_000

/** Prepared statements of each database, which frees them when it is closed or exported. */
const preparedStatements = new WeakMap<SqlJsDatabase, StatementCache<Statement>>()

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
  preparedStatements.get(database)?.clear()
  database.run(FOREIGN_KEYS)
  return bytes
}

/** Adapts the database to Kysely's SQLite driver. */
function toSqliteDatabase(database: SqlJsDatabase): SqliteDatabase {
  const statements = new StatementCache(
    (sql) => database.prepare(sql),
    MAX_STATEMENT_TEXT,
    (statement) => statement.free(),
  )
  preparedStatements.set(database, statements)
  return {
    close: () => database.close(),
    prepare(text): SqliteStatement {
      const statement = statements.get(text)
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

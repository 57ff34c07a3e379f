import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { createSqliteDialect } from './dialect'
import type { Db, Tables } from './tables'

/** Milliseconds that a write waits for another process; a call tries three times. */
const BUSY_TIMEOUT = 4_000

/**
 * SQLite's page cache in KiB. The default of 2,000 is smaller than the index used to count a list.
 */
const CACHE_KIB = 65_536

/** Maximum cached prepared statements. A list has many, by its filters; the oldest are dropped. */
const MAX_STATEMENTS = 200

/** Opens a SQLite file in WAL mode: readers and the one writer don't block each other. */
export function openLibsql(file: string): Db {
  const database = new Libsql(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
    pragma busy_timeout = ${BUSY_TIMEOUT};
    pragma cache_size = -${CACHE_KIB};
  `)
  return new Kysely<Tables>({ dialect: createSqliteDialect(withStatementCache(database)) })
}

/** Keeps prepared statements: parsing and planning a short query takes longer than running it. */
function withStatementCache(database: Libsql.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close() {
      prepared.clear()
      database.close()
    },
    prepare(text) {
      const cached = prepared.get(text)
      if (cached) return cached
      const statement = database.prepare(text)
      const [oldest] = prepared.keys()
      if (oldest !== undefined && prepared.size >= MAX_STATEMENTS) prepared.delete(oldest)
      prepared.set(text, statement)
      return statement
    },
  }
}

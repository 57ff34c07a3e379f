import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { sqliteDialect } from './dialect'
import type { Db, Tables } from './tables'

/** How long a write waits for another process to finish its own, in milliseconds; it is tried three times in the time of a call. */
const BUSY_TIMEOUT = 4_000

/** How much of the file SQLite keeps in memory, KiB. Its own 2,000 hold less than the index that a list is counted by, which would then be read from the file each time. */
const CACHE_KIB = 65_536

/** Prepared statements to keep. A list has many, by its filters, so the oldest are dropped. */
const MAX_STATEMENTS = 200

/** A SQLite file; readers and one writer at a time don't wait for each other (WAL). */
export function openLibsql(file: string): Db {
  const database = new Libsql(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
    pragma busy_timeout = ${BUSY_TIMEOUT};
    pragma cache_size = -${CACHE_KIB};
  `)
  return new Kysely<Tables>({ dialect: sqliteDialect(withStatementCache(database)) })
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
      const known = prepared.get(text)
      if (known) return known
      const statement = database.prepare(text)
      const [oldest] = prepared.keys()
      if (oldest !== undefined && prepared.size >= MAX_STATEMENTS) prepared.delete(oldest)
      prepared.set(text, statement)
      return statement
    },
  }
}

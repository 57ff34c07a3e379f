import { Kysely, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { createSqliteDialect } from './dialect'
import type { Db, Tables } from './tables'
import { type FileConnection, WaitingSqliteDriver } from './waiting-sqlite-driver'

/** Milliseconds that a write waits for another program's lock on the file. */
const LOCK_WAIT_MS = 2_000

/**
 * Page cache of the reading connection in KiB. SQLite's default of 2,000 is smaller than the index
 * used to count a list.
 */
const READER_CACHE_KIB = 65_536
const WRITER_CACHE_KIB = 16_384

/** Maximum cached prepared statements. A list has many, by its filters; the oldest are dropped. */
const MAX_STATEMENTS = 200

/**
 * Opens a SQLite file in WAL mode: readers and the one writer don't block each other. A statement
 * that meets another program's lock fails at once, because waiting here would block the event
 * loop; the driver repeats it.
 */
export function openLibsql(file: string, lockWaitMs = LOCK_WAIT_MS): Db {
  const writer = new Libsql(file)
  writer.exec(`
    pragma busy_timeout = ${lockWaitMs};
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
    pragma cache_size = -${WRITER_CACHE_KIB};
    pragma busy_timeout = 0;
  `)
  const reader = new Libsql(file)
  reader.exec(`
    pragma busy_timeout = 0;
    pragma query_only = on;
    pragma cache_size = -${READER_CACHE_KIB};
  `)
  const connections = { writer: withStatementCache(writer), reader: withStatementCache(reader) }
  return new Kysely<Tables>({
    dialect: createSqliteDialect(() => new WaitingSqliteDriver(connections, lockWaitMs)),
  })
}

/** Keeps prepared statements: parsing and planning a short query takes longer than running it. */
function withStatementCache(database: Libsql.Database): FileConnection {
  const prepared = new Map<string, SqliteStatement>()
  return {
    exec: (sql) => void database.exec(sql),
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

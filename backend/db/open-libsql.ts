import { Kysely, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { createSqliteDialect } from './dialect'
import { StatementCache } from './statement-cache'
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

/** Characters of SQL whose prepared statements are kept, per connection: about 1,000 queries. */
const MAX_STATEMENT_TEXT = 1_000_000

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

function withStatementCache(database: Libsql.Database): FileConnection {
  const statements = new StatementCache<SqliteStatement>(
    (sql) => database.prepare(sql),
    MAX_STATEMENT_TEXT,
  )
  return {
    exec: (sql) => void database.exec(sql),
    close() {
      statements.clear()
      database.close()
    },
    prepare: (sql) => statements.get(sql),
  }
}

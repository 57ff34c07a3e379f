import { Kysely } from 'kysely'
import Libsql from 'libsql'
import { sqliteDialect } from './dialect'
import type { Db, Tables } from './tables'

/** How long a write waits for another process to finish its own, in milliseconds. */
const BUSY_TIMEOUT = 5_000

/** A SQLite file; readers and one writer at a time don't wait for each other (WAL). */
export function openLibsql(file: string): Db {
  const database = new Libsql(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma foreign_keys = on;
    pragma busy_timeout = ${BUSY_TIMEOUT};
  `)
  return new Kysely<Tables>({ dialect: sqliteDialect(database) })
}

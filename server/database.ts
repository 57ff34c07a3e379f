import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, type Dialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import type { DataStore } from './configuration'

/** SQLite keeps one writer and many readers going; a power cut may lose the last moment, never the file. */
const pragmas = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'cache_size = -65536',
  'temp_store = MEMORY',
  'mmap_size = 268435456',
]

/** Opens the file, made on the first start, or a pool of connections to PostgreSQL. */
export async function openDialect(store: DataStore): Promise<Dialect> {
  if (store.kind === 'postgres') {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: store.url, max: 10 }) })
  }
  await mkdir(store.dataDir, { recursive: true })
  const database = new Database(path.join(store.dataDir, 'timberdesk.sqlite'))
  for (const pragma of pragmas) database.pragma(pragma)
  return new SqliteDialect({ database })
}

/** A database of any shape over the dialect; the backend names the shape. */
export async function openDatabase<Schema>(store: DataStore): Promise<Kysely<Schema>> {
  return new Kysely<Schema>({ dialect: await openDialect(store) })
}

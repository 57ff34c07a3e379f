/**
 * The only place that knows how SQLite and PostgreSQL differ. SQLite is reached through libsql on the server and through
 * WebAssembly in the mock; both give Kysely the same small interface.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect as KyselyDialect,
  type Kysely,
  type RawBuilder,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Db } from './tables'

export type DialectName = 'sqlite' | 'postgres'

/** Column types by what they hold. */
export type ColumnTypes = {
  /** Compared by code point in both, so that a page's order is the same everywhere. */
  text: RawBuilder<string>
  integer: RawBuilder<number>
  binary: RawBuilder<Uint8Array>
}

export const columnTypes: Record<DialectName, ColumnTypes> = {
  sqlite: { text: sql`text`, integer: sql`integer`, binary: sql`blob` },
  postgres: { text: sql`text collate "C"`, integer: sql`bigint`, binary: sql`bytea` },
}

/** Begins every transaction as a writer: a reader that turns writer midway can't wait for its turn, it fails. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Kysely over one SQLite connection; calls take turns on it. */
export function sqliteDialect(database: SqliteDatabase): KyselyDialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * How a transaction begins that may have to try again. SQLite has one writer at a time. PostgreSQL lets all go on side by side at
 * first; one that collided then waits for those under way and has the next go alone, or a crowd would collide until it gave up.
 * A lock on a table, unlike an advisory one, is taken before the transaction's view of the data is fixed. Readers don't wait for it.
 */
export async function takeTurn(dialect: DialectName, db: Db, isAlone: boolean): Promise<void> {
  if (dialect === 'sqlite') return
  await (isAlone ? sql`lock table settings in exclusive mode` : sql`lock table settings in row share mode`).execute(db)
}

/** Serialization failure, deadlock, and the unique key that a parallel transaction took first. */
const POSTGRES_CONFLICTS = new Set(['40001', '40P01', '23505'])

/** Whether another transaction was in the way, so that the same work may succeed if it is done again. */
export function isConflict(dialect: DialectName, error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (dialect === 'postgres') return typeof error.code === 'string' && POSTGRES_CONFLICTS.has(error.code)
  return error.code === 'SQLITE_BUSY'
}

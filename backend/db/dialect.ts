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

/** Begins every transaction as a writer: one that turns from reader to writer midway fails instead of waiting its turn. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite takes back a half-made schema as it does rows; Kysely thinks it can't, and would migrate without a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely over one SQLite connection; calls take turns on it. */
export function sqliteDialect(database: SqliteDatabase): KyselyDialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Beside others; one by one with those that take packs; or alone. */
export type LockMode = 'beside' | 'packs' | 'alone'

const lockStatements: Record<LockMode, readonly RawBuilder<unknown>[]> = {
  beside: [sql`lock table settings in row share mode`],
  packs: [
    sql`lock table settings in row share mode`,
    sql`lock table lots in share row exclusive mode`,
  ],
  alone: [sql`lock table settings in exclusive mode`],
}

/**
 * How a transaction begins that may have to be tried again. SQLite has one writer at a time. PostgreSQL runs all side by side at first. One
 * that collided waits for those under way and locks the table, so that the next ones go one by one; otherwise a crowd would collide until
 * it gave up. Buyers of the same wood would nearly all collide, and do their work twice: they go one by one from the start. The lock on a
 * table, unlike an advisory one, is taken before the transaction's snapshot is fixed, and readers don't wait for it.
 */
export async function acquireLock(dialect: DialectName, db: Db, turn: LockMode): Promise<void> {
  if (dialect === 'sqlite') return
  for (const lock of lockStatements[turn]) await lock.execute(db)
}

/** Serialization failure, deadlock, and the unique key that a parallel transaction took first. */
const POSTGRES_CONFLICTS = new Set(['40001', '40P01', '23505'])

/** Whether another transaction was in the way, so that the same work may succeed if it is done again. */
export function isConflict(dialect: DialectName, error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (dialect === 'postgres')
    return typeof error.code === 'string' && POSTGRES_CONFLICTS.has(error.code)
  return error.code === 'SQLITE_BUSY'
}

/**
 * Codes of a PostgreSQL that can't be asked now: no connection (08), none left, shutting down or starting, a statement that took too long, or
 * transactions that still collide after the last attempt; and those of a network without one.
 */
const POSTGRES_UNAVAILABLE =
  /^(08\w{3}|53300|57P0\d|57014|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver, and our own socket, say of a connection that is lost. They have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has|was) .*not queryable|PostgreSQL has said nothing)/

/** Whether the database is away for now, so that the same call may succeed in a moment. */
export function isUnavailable(dialect: DialectName, error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (dialect === 'postgres')
    return POSTGRES_UNAVAILABLE.test(code) || CONNECTION_LOST.test(error.message)
  return code === 'SQLITE_BUSY'
}

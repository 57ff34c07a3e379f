/**
 * The only module that knows the differences of SQLite and PostgreSQL. SQLite runs through libsql
 * on the server and through WebAssembly in the mock; both give Kysely the same small interface.
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

export type ColumnTypes = {
  /** Compared by code point in both databases, so that pages have the same order. */
  text: RawBuilder<string>
  integer: RawBuilder<number>
  binary: RawBuilder<Uint8Array>
}

export const columnTypes: Record<DialectName, ColumnTypes> = {
  sqlite: { text: sql`text`, integer: sql`integer`, binary: sql`blob` },
  postgres: { text: sql`text collate "C"`, integer: sql`bigint`, binary: sql`bytea` },
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
 * SQLite can roll back schema changes; Kysely assumes that it can't and would migrate without a
 * transaction.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely dialect over one SQLite connection, which calls use in turn. */
export function sqliteDialect(database: SqliteDatabase): KyselyDialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Shared; serialized with others that take packs; or exclusive. */
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
 * Locks before a transaction that may be retried. SQLite has one writer at a time. On PostgreSQL,
 * calls first run in parallel. A call that collided waits for the others and locks the table, else
 * a crowd would collide until it gave up. Buyers of the same wood nearly always collide, so they
 * are serialized from the start. A table lock, unlike an advisory one, is taken before the
 * transaction's snapshot; readers don't wait for it.
 */
export async function acquireLock(dialect: DialectName, db: Db, turn: LockMode): Promise<void> {
  if (dialect === 'sqlite') return
  for (const lock of lockStatements[turn]) await lock.execute(db)
}

/** Serialization failure, deadlock, and the unique key that a parallel transaction took first. */
const POSTGRES_CONFLICTS = new Set(['40001', '40P01', '23505'])

/** True if another transaction caused the error, so that a retry may succeed. */
export function isConflict(dialect: DialectName, error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (dialect === 'postgres')
    return typeof error.code === 'string' && POSTGRES_CONFLICTS.has(error.code)
  return error.code === 'SQLITE_BUSY'
}

/**
 * PostgreSQL errors of an unavailable server: connection (08), no connection left, shutdown or
 * startup, statement timeout, conflicts after the last retry; and network error codes.
 */
const POSTGRES_UNAVAILABLE =
  /^(08\w{3}|53300|57P0\d|57014|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver and our own socket for a lost connection; they have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has|was) .*not queryable|PostgreSQL has said nothing)/

/** True if the database is temporarily unavailable, so that a retry may succeed. */
export function isUnavailable(dialect: DialectName, error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (dialect === 'postgres')
    return POSTGRES_UNAVAILABLE.test(code) || CONNECTION_LOST.test(error.message)
  return code === 'SQLITE_BUSY'
}

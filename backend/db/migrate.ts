import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration, type RawBuilder } from 'kysely'
import type { ColumnTypes, DialectName } from './dialect'
import { columnTypes } from './dialect'
import { baseline } from './migrations/001-baseline'
import { dealPayments } from './migrations/002-deal-payments'
import type { Db } from './tables'

/** A schema migration; never changed after its release. */
export type MigrationFor = (types: ColumnTypes, dialect: DialectName) => Migration

/** Statements that create the tables of one area, for the baseline. */
export type SchemaPart = (types: ColumnTypes, dialect: DialectName) => RawBuilder<unknown>[]

const migrations: Record<string, MigrationFor> = {
  '001-baseline': baseline,
  '002-deal-payments': dealPayments,
}

/** The database was created by another version, whose migrations this version does not have. */
export class UnknownMigrationsError extends Error {
  override name = 'UnknownMigrationsError'

  constructor(unknown: readonly string[]) {
    const [first = '', ...others] = unknown
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    super(
      `The database was created by another version of Timberdesk: this version does not know its migration ${first}${more}.`,
    )
  }
}

/**
 * Migrates the schema to the latest version; safe to run in several processes at once. Each step
 * has its own transaction, so an interrupted migration resumes.
 * @throws UnknownMigrationsError before it changes anything
 * @throws when a migration fails
 */
export async function migrate(db: Db, dialect: DialectName): Promise<void> {
  await migrateUpTo(null, db, dialect)
}

/**
 * Migrates the schema up to a step, for tests with an older database.
 * @param last null for the latest
 * @throws when a migration fails
 */
export async function migrateUpTo(
  last: string | null,
  db: Db,
  dialect: DialectName,
): Promise<void> {
  await readAppliedMigrations(db)
  const migrator = createMigrator(db, dialect)
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error)
      throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
    const done = results.at(-1)?.migrationName
    if (done === undefined || done === last) return
  }
}

/**
 * Returns the migrations that an existing database lacks; none for a new one.
 * @throws UnknownMigrationsError
 */
export async function readPendingMigrations(db: Db): Promise<string[]> {
  const applied = await readAppliedMigrations(db)
  if (applied.length === 0) return []
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

/**
 * True if the schema has this version's migrations. A newer version may have added its own, because
 * several servers that share a database are upgraded in turn.
 */
export async function hasAllMigrations(db: Db): Promise<boolean> {
  const applied = await readMigrationNames(db)
  return Object.keys(migrations).every((name) => applied.includes(name))
}

/**
 * Returns the names of the applied migrations.
 * @throws UnknownMigrationsError
 */
async function readAppliedMigrations(db: Db): Promise<string[]> {
  const applied = await readMigrationNames(db)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown)
  return applied
}

async function readMigrationNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function createMigrator(db: Db, dialect: DialectName): Migrator {
  const steps = Object.entries(migrations).map(
    ([name, step]) => [name, step(columnTypes[dialect], dialect)] as const,
  )
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } })
}

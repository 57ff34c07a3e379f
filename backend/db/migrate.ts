import { Migrator, type Migration, type MigrationResultSet } from 'kysely'
import type { ColumnTypes, DialectName } from './dialect'
import { columnTypes } from './dialect'
import { people } from './migrations/001-people'
import { trade } from './migrations/002-trade'
import { deals } from './migrations/003-deals'
import { records } from './migrations/004-records'
import { dealLists } from './migrations/005-deal-lists'
import { unknownMargins } from './migrations/006-unknown-margins'
import { productNameKeys } from './migrations/007-product-name-keys'
import { dealCounts } from './migrations/008-deal-counts'
import { newestNotifications } from './migrations/009-newest-notifications'
import { portalCompanies } from './migrations/010-portal-companies'
import type { Db } from './tables'

/** A step of the schema; once released it is never changed, only followed by another. */
export type MigrationFor = (types: ColumnTypes) => Migration

const migrations: Record<string, MigrationFor> = {
  '001-people': people,
  '002-trade': trade,
  '003-deals': deals,
  '004-records': records,
  '005-deal-lists': dealLists,
  '006-unknown-margins': unknownMargins,
  '007-product-name-keys': productNameKeys,
  '008-deal-counts': dealCounts,
  '009-newest-notifications': newestNotifications,
  '010-portal-companies': portalCompanies,
}

/**
 * Brings the schema up to date; safe to call from several processes at once.
 * @throws when a migration fails
 */
export async function migrate(db: Db, dialect: DialectName): Promise<void> {
  await settle(migratorOf(db, dialect).migrateToLatest())
}

/**
 * Brings the schema to what it was after that step, as a database of before has it.
 * @throws when a migration fails
 */
export async function migrateTo(step: string, db: Db, dialect: DialectName): Promise<void> {
  await settle(migratorOf(db, dialect).migrateTo(step))
}

function migratorOf(db: Db, dialect: DialectName): Migrator {
  const steps = Object.entries(migrations).map(([name, step]) => [name, step(columnTypes[dialect])] as const)
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } })
}

async function settle(migrating: Promise<MigrationResultSet>): Promise<void> {
  const { error } = await migrating
  if (error) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
}

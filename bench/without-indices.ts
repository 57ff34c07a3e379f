import { sql } from 'kysely'
import type { DialectName } from '@backend/db/dialect'
import type { Db } from '@backend/db/tables'

/**
 * Writes many rows without indices and creates them afterwards: sorting a million entries once is
 * faster than a million insertions.
 */
export async function withoutIndices(
  db: Db,
  dialect: DialectName,
  write: () => Promise<void>,
): Promise<void> {
  const indices = await (
    dialect === 'sqlite'
      ? sql<Index>`select name, sql as definition from sqlite_master where type = 'index' and sql is not null`
      : sql<Index>`
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = 'public' and indexname not in (select conname from pg_constraint)`
  ).execute(db)
  for (const { name } of indices.rows) await sql`drop index ${sql.id(name)}`.execute(db)
  await write()
  for (const { definition } of indices.rows) await sql.raw(definition).execute(db)
  await sql`analyze`.execute(db)
}

interface Index {
  name: string
  /** Statement that creates the index. */
  definition: string
}

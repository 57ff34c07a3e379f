import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { migrateUpTo } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import type { Db } from '@backend/db/tables'
import { seedHundredThousand } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import { openDatabase } from '../server/open-database'

const oldSchemaTables = '006-unknown-margins'

/** Tables that exist under the same name, each after those that it refers to. */
const tables = [
  'people',
  'clients',
  'products',
  'deals',
  'deal_lines',
  'order_confirmations',
  'document_counters',
] as const

/** Values stored differently before: prices were whole cents of the unit that is sold. */
const oldColumnValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deal_lines: {
    price_cents: 'price / 100',
    planned_purchase_price_cents: 'planned_purchase_price / 100',
  },
  order_confirmations: {
    document: ['m3', 'lm', 'm2', 'pcs', 'pack'].reduce(
      (text, unit) => `replace(${text}, '"price_unit":"${unit}",', '')`,
      'document',
    ),
  },
}

/** The file of a SQLite database as an early version left it, with 100,000 deals. */
export async function writeLegacyDatabase(
  dataDir: string,
): Promise<{ file: string; megabytes: number }> {
  const today = path.join(dataDir, 'today')
  const { db: written } = await openDatabase({ dataDir: today })
  await written
    .transaction()
    .execute((trx) => seedHundredThousand(trx, { clock: systemClock, random: secureRandom }))
  const columns = await listColumns(written)
  await written.destroy()

  const file = path.join(dataDir, 'before.sqlite')
  const db = openLibsql(file)
  await migrateUpTo(oldSchemaTables, db, 'sqlite')
  await sql`attach ${path.join(today, 'timberdesk.sqlite')} as today`.execute(db)
  for (const [table, names] of await listColumns(db)) {
    if (!tables.some((name) => name === table)) continue
    const kept = names.flatMap((name) => {
      const value =
        oldColumnValues[table]?.[name] ?? (columns.get(table)?.includes(name) ? name : null)
      return value === null ? [] : [{ name, value }]
    })
    const [into, from] = [
      kept.map(({ name }) => name).join(', '),
      kept.map(({ value }) => value).join(', '),
    ]
    await sql`insert or replace into ${sql.table(table)} (${sql.raw(into)}) select ${sql.raw(from)} from today.${sql.table(table)}`.execute(
      db,
    )
  }
  await sql`detach today`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.destroy()
  return { file, megabytes: Math.round((await stat(file)).size / 1e6) }
}

async function listColumns(db: Db): Promise<Map<string, string[]>> {
  const found = new Map(
    (await db.introspection.getTables()).map((table) => [
      table.name,
      table.columns.map(({ name }) => name),
    ]),
  )
  return new Map(tables.map((table) => [table, found.get(table) ?? []]))
}

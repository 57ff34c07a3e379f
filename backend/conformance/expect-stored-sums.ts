import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../db/tables'
import { createChanges } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'

/** Columns that are sums of other tables. */
const SUMS = {
  deals: [
    'purchased_l',
    'loaded_l',
    'delivered_l',
    'actual_freight_cents',
    'paid_cents',
    'paid_eur_cents',
    'actual_revenue_cents',
    'actual_revenue_eur_cents',
    'actual_margin_eur_cents',
    'best_margin_kind',
    'best_margin_bp',
    'best_margin_eur_cents',
    'best_revenue_eur_cents',
    'best_volume_l',
  ],
  deal_lines: ['purchased_l', 'loaded_l', 'delivered_l', 'actual_purchase_cents'],
  supplies: ['free_l'],
  supply_lines: ['accepted_l', 'usable_l', 'loaded_l', 'free_week'],
  allocations: ['claimed_l', 'loaded_l'],
} as const
type SummedTable = keyof typeof SUMS
const TABLES = Object.keys(SUMS) as SummedTable[]

/** A value that no sum has, so that a sum which is not recalculated is found. */
const WRONG = -1

/** Expects that all stored sums are those that are calculated from scratch. */
export async function expectStoredSums(db: Db): Promise<void> {
  const stored = await readSums(db)
  const rollback = new Error('Only calculated')
  await db
    .transaction()
    .execute(async (trx) => {
      for (const table of TABLES)
        await trx
          .updateTable(table)
          .set(Object.fromEntries(SUMS[table].map((column) => [column, WRONG])))
          .execute()
      const [deals, supplies] = [await readIds(trx, 'deals'), await readIds(trx, 'supplies')]
      await recalculateDerivedColumns(trx, {
        ...createChanges(),
        deals,
        loadedDeals: deals,
        supplies,
        allocatedSupplies: supplies,
        loadedSupplies: supplies,
        inspectedSupplies: supplies,
      })
      expect(stored).toEqual(await readSums(trx))
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
}

const readIds = async (db: Db, table: 'deals' | 'supplies'): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))

/** Returns the sums of each row, by table and id. */
async function readSums(db: Db): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ id: string }>`
      select id, ${sql.join(SUMS[table].map((column) => sql.ref(column)))} from ${sql.table(table)}`.execute(
      db,
    )
    for (const { id, ...columns } of rows) sums[`${table} ${id}`] = columns
  }
  return sums
}

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../db/tables'
import { createChanges } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'

const TRADED_COLUMNS = ['traded_on', 'traded_l', 'traded_eur_cents', 'traded_eur_m3'] as const

/** Columns that are derived from other tables: sums and search words. */
const DERIVED_COLUMNS = {
  deals: [
    'purchased_l',
    'loaded_l',
    'delivered_l',
    'actual_freight_cents',
    'paid_cents',
    'paid_eur_cents',
    'invoiced_net_cents',
    'invoiced_net_eur_cents',
    'invoiced_vat_cents',
    'invoiced_vat_eur_cents',
    'unpaid_due_on',
    'actual_revenue_cents',
    'actual_revenue_eur_cents',
    'actual_margin_eur_cents',
    'best_margin_kind',
    'best_margin_bp',
    'best_margin_eur_cents',
    'best_revenue_eur_cents',
    'best_volume_l',
  ],
  deal_lines: [
    'purchased_l',
    'loaded_l',
    'delivered_l',
    'actual_purchase_cents',
    'revenue_eur_cents',
    'margin_eur_cents',
    'actual_revenue_eur_cents',
    'actual_margin_eur_cents',
    'best_margin_eur_cents',
    'best_revenue_eur_cents',
    'best_volume_l',
    ...TRADED_COLUMNS,
  ],
  supplies: ['free_l'],
  supply_lines: [
    'accepted_l',
    'usable_l',
    'loaded_l',
    'listed_l',
    'measured_l',
    'listed_packs',
    'smallest_pack_l',
    'free_l',
    'free_week',
    'amount_eur_cents',
    ...TRADED_COLUMNS,
  ],
  allocations: ['claimed_l', 'loaded_l'],
  cargos: ['promised_day', 'missing_documents', 'search_text', 'more_words', 'woods', 'countries'],
  cargo_loads: ['freight_eur_cents'],
  inspection_reports: ['search_text'],
} as const
type DerivedTable = keyof typeof DERIVED_COLUMNS
const TABLES = Object.keys(DERIVED_COLUMNS) as DerivedTable[]

/** Written before the calculation, so that the test finds a column that is not recalculated. */
const PLACEHOLDER = -1

/** Expects that all derived columns equal those calculated from scratch. */
export async function expectStoredSums(db: Db): Promise<void> {
  const stored = await readDerivedColumns(db)
  const rollback = new Error('Only calculated')
  await db
    .transaction()
    .execute(async (trx) => {
      for (const table of TABLES)
        await trx
          .updateTable(table)
          .set(Object.fromEntries(DERIVED_COLUMNS[table].map((column) => [column, PLACEHOLDER])))
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
        cargos: await readIds(trx, 'cargos'),
        reports: await readIds(trx, 'inspection_reports'),
      })
      expect(stored).toEqual(await readDerivedColumns(trx))
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
}

const readIds = async (
  db: Db,
  table: 'deals' | 'supplies' | 'cargos' | 'inspection_reports',
): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))

/** Tables that keep lines removed from their document, which are no longer recalculated. */
const TABLES_WITH_REMOVED: readonly DerivedTable[] = ['deal_lines', 'supply_lines']

/** Returns the derived columns of each row, by table and id. */
async function readDerivedColumns(db: Db): Promise<Record<string, unknown>> {
  const derived: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ id: string }>`
      select id, ${sql.join(DERIVED_COLUMNS[table].map((column) => sql.ref(column)))} from ${sql.table(table)}
      ${TABLES_WITH_REMOVED.includes(table) ? sql`where removed_from is null` : sql``}`.execute(db)
    for (const { id, ...columns } of rows) derived[`${table} ${id}`] = columns
  }
  return derived
}

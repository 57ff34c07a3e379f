import { sql } from 'kysely'
import { updateCargoWords } from '../../search/update-cargo-words'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/**
 * Filters of dashboards, country and wood, are read with the sums: a cargo stores the countries of
 * its clients.
 */
export const narrowedBoards: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema
      .alterTable('cargos')
      .addColumn('countries', text, (c) => c.notNull().defaultTo(''))
      .execute()
    await updateCargoWords(db as Db, 'all', ['countries'])
    for (const index of ['supplies_of_week', 'cargos_of_departure', 'cargos_of_status'])
      await db.schema.dropIndex(index).execute()
    await sql`create index supplies_of_week on supplies (
      ready_week, status, sawmill_id, purchase_manager_id, woods, volume_l, amount_eur_cents, free_l, ready_at, id, number_key)`.execute(
      db,
    )
    await sql`create index cargos_of_departure on cargos (
      etd, status, woods, countries, volume_l, fill_bp, freight_eur_cents, carrier, port_of_loading, port_of_discharge, eta, ata, id, number_key)`.execute(
      db,
    )
    await sql`create index cargos_of_status on cargos (status, number_key, id, woods, countries, volume_l, freight_eur_cents)`.execute(
      db,
    )
  },
})

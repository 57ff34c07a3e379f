import { sql } from 'kysely'
import { getStartOfBusinessDay } from '../../business-day'
import type { MigrationFor } from '../migrate'

/** Cargo becomes late after its ETA. Cargo that is late already is not notified. */
export const lateCargos: MigrationFor = () => ({
  async up(db) {
    const awaited = sql`status in ('planned', 'booked', 'loading', 'sealed', 'in_transit') and ata is null`
    const today = new Date().toISOString().slice(0, 10)
    const { rows } = await sql<{
      eta: string
    }>`select distinct eta from cargos where ${awaited} and eta >= ${today}`.execute(db)
    for (const { eta } of rows) {
      const due = getStartOfBusinessDay(
        new Date(Date.parse(eta) + 86_400_000).toISOString().slice(0, 10),
      ).toISOString()
      await sql`insert into due_work (kind, record_id, due_at) select 'cargo_late', id, cast(${due} as text) from cargos where ${awaited} and eta = ${eta}`.execute(
        db,
      )
    }
  },
})

import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Scales weight and amount of supply lines to the confirmed quantity, and sums their supplies. */
export const confirmedAmounts: MigrationFor = () => ({
  async up(db) {
    const scaled = (column: string) =>
      sql`cast(round(cast(${sql.ref(column)} as double precision) * confirmed_l / volume_l) as bigint)`
    await sql`update supply_lines set amount_cents = ${scaled('amount_cents')}, weight_kg = ${scaled('weight_kg')}
      where confirmed_l is not null and confirmed_l <> volume_l and volume_l > 0`.execute(db)
    const sum = (column: string) =>
      sql`(select coalesce(sum(${sql.ref(column)}), 0) from supply_lines where supply_id = supplies.id)`
    await sql`update supplies set weight_kg = ${sum('supply_lines.weight_kg')},
      amount_eur_cents = case when amount_cents = 0 then amount_eur_cents
        else cast(round(cast(amount_eur_cents as double precision) * ${sum('supply_lines.amount_cents')} / amount_cents) as bigint) end,
      amount_cents = ${sum('supply_lines.amount_cents')}
      where amount_cents <> ${sum('supply_lines.amount_cents')} or weight_kg <> ${sum('supply_lines.weight_kg')}`.execute(
      db,
    )
  },
})

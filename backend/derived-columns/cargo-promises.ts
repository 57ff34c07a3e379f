import { getWeekEnd } from '@domain/calendar'
import { sql } from 'kysely'
import { groupBy, forEachChunk } from '../db/rows'
import type { Db } from '../db/tables'
import { UNBINDING_DEAL_STATUSES } from '../statuses/deal-statuses'

/** Recalculates the day by which cargos are promised: see `promised_day` of `cargos`. */
export async function recalculateCargoPromises(db: Db, cargoIds: readonly string[]): Promise<void> {
  await forEachChunk(cargoIds, async (ids) => {
    const cargos = await db
      .selectFrom('cargos')
      .select(({ selectFrom }) => [
        'cargos.id',
        'cargos.promised_day as stored',
        selectFrom('cargo_loads')
          .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
          .select(
            sql<string | null>`min(coalesce(deals.delivery_week_to, deals.delivery_week_from))`.as(
              'week',
            ),
          )
          .whereRef('cargo_loads.cargo_id', '=', 'cargos.id')
          .where('deals.status', 'not in', UNBINDING_DEAL_STATUSES)
          .as('week'),
      ])
      .where('cargos.id', 'in', ids)
      .execute()
    const changed = cargos
      .map(({ id, stored, week }) => ({ id, stored, day: week === null ? null : getWeekEnd(week) }))
      .filter(({ stored, day }) => stored !== day)
    for (const [day, rows] of groupBy(changed, ({ day }) => day ?? ''))
      await db
        .updateTable('cargos')
        .set({ promised_day: day || null })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
  })
}

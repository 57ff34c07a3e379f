import { splitCents } from '@domain/money'
import { groupBy, forEachChunk, updateEach } from '../db/rows'
import type { Db } from '../db/tables'

/** Recalculates the loads' shares by m3 of the cargos' freight in euro, which add up to it. */
export async function recalculateFreightShares(db: Db, cargoIds: readonly string[]): Promise<void> {
  await forEachChunk(cargoIds, async (ids) => {
    const loads = await db
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
      .select([
        'cargo_loads.id',
        'cargo_loads.cargo_id',
        'cargo_loads.litres',
        'cargo_loads.freight_eur_cents as stored',
        'cargos.freight_eur_cents as cents',
      ])
      .where('cargo_loads.cargo_id', 'in', ids)
      .orderBy('cargo_loads.position')
      .execute()
    const changed = [...groupBy(loads, ({ cargo_id }) => cargo_id).values()].flatMap((cargo) => {
      const cents = cargo[0]?.cents ?? null
      const shares =
        cents === null
          ? []
          : splitCents(
              cents,
              cargo.map(({ litres }) => litres),
              'EUR',
            )
      return cargo.flatMap(({ id, stored }, i) => {
        const freight_eur_cents = shares[i] ?? null
        return stored === freight_eur_cents ? [] : [{ id, freight_eur_cents }]
      })
    })
    await updateEach(db, 'cargo_loads', changed)
  })
}

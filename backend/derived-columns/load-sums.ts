import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/tables'
import { DELIVERED_CARGO_STATUSES, LOADED_CARGO_STATUSES } from '../statuses/cargo-statuses'

const hasCargoStatus = (statuses: readonly string[]): RawBuilder<boolean> =>
  sql`cargos.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`

/** Sums the litres of matching loads in cargos that match the status condition. */
const sumLoadLitres = (
  condition: RawBuilder<boolean>,
  status: RawBuilder<boolean>,
): RawBuilder<number> => sql<number>`
  (select coalesce(sum(cargo_loads.litres), 0) from cargo_loads join cargos on cargos.id = cargo_loads.cargo_id where ${condition} and ${status})`

/** Recalculates the loaded and delivered litres of deals, supplies and their allocations. */
export async function recalculateLoads(
  db: Db,
  dealIds: readonly string[],
  supplyIds: readonly string[],
): Promise<void> {
  if (dealIds.length === 0 || supplyIds.length === 0) return
  const matchesPair = sql<boolean>`cargo_loads.supply_line_id = allocations.supply_line_id and cargo_loads.deal_line_id = allocations.deal_line_id`
  const matchesDealLine = sql<boolean>`cargo_loads.deal_line_id = deal_lines.id`
  await db
    .updateTable('allocations')
    .set({
      claimed_l: sumLoadLitres(matchesPair, sql`cargos.status <> 'canceled'`),
      loaded_l: sumLoadLitres(matchesPair, hasCargoStatus(LOADED_CARGO_STATUSES)),
    })
    .where('deal_id', 'in', dealIds)
    .where('supply_id', 'in', supplyIds)
    .execute()
  await db
    .updateTable('supply_lines')
    .set({
      loaded_l: sumLoadLitres(
        sql`cargo_loads.supply_line_id = supply_lines.id`,
        hasCargoStatus(LOADED_CARGO_STATUSES),
      ),
    })
    .where('supply_id', 'in', supplyIds)
    .execute()
  await db
    .updateTable('deal_lines')
    .set({
      loaded_l: sumLoadLitres(matchesDealLine, hasCargoStatus(LOADED_CARGO_STATUSES)),
      delivered_l: sumLoadLitres(matchesDealLine, hasCargoStatus(DELIVERED_CARGO_STATUSES)),
    })
    .where('deal_id', 'in', dealIds)
    .execute()
  const sumDealLines = (column: 'loaded_l' | 'delivered_l') =>
    sql<number>`(select coalesce(sum(deal_lines.${sql.ref(column)}), 0) from deal_lines where deal_lines.deal_id = deals.id)`
  await db
    .updateTable('deals')
    .set({ loaded_l: sumDealLines('loaded_l'), delivered_l: sumDealLines('delivered_l') })
    .where('id', 'in', dealIds)
    .execute()
}

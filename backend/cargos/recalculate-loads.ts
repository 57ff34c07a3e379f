import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/tables'
import { DELIVERED_STATUSES, LOADED_STATUSES } from './rules/statuses'
import { convertMoney } from '../allocations/rules/allocation-cost'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { splitFreight } from './rules/cargo-figures'

const hasCargoStatus = (statuses: readonly string[]): RawBuilder<boolean> =>
  sql`cargos.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`

/** Sums the litres of matching loads in cargos that match the status condition. */
const sumLoadLitres = (
  isThis: RawBuilder<boolean>,
  status: RawBuilder<boolean>,
): RawBuilder<number> => sql<number>`
  (select coalesce(sum(cargo_loads.litres), 0) from cargo_loads join cargos on cargos.id = cargo_loads.cargo_id where ${isThis} and ${status})`

/**
 * Recalculates the loaded and delivered litres of deals, supplies and their allocations. Every
 * change of a load or of its cargo's status calls it in the same transaction.
 */
export async function recalculateLoads(
  db: Db,
  dealIds: readonly string[],
  supplyIds: readonly string[],
): Promise<void> {
  const ofPair = sql<boolean>`cargo_loads.supply_line_id = allocations.supply_line_id and cargo_loads.deal_line_id = allocations.deal_line_id`
  const ofDealLine = sql<boolean>`cargo_loads.deal_line_id = deal_lines.id`
  await db
    .updateTable('allocations')
    .set({
      claimed_l: sumLoadLitres(ofPair, sql`cargos.status <> 'canceled'`),
      loaded_l: sumLoadLitres(ofPair, hasCargoStatus(LOADED_STATUSES)),
    })
    .where('deal_id', 'in', dealIds)
    .where('supply_id', 'in', supplyIds)
    .execute()
  await db
    .updateTable('supply_lines')
    .set({
      loaded_l: sumLoadLitres(
        sql`cargo_loads.supply_line_id = supply_lines.id`,
        hasCargoStatus(LOADED_STATUSES),
      ),
    })
    .where('supply_id', 'in', supplyIds)
    .execute()
  await db
    .updateTable('deal_lines')
    .set({
      loaded_l: sumLoadLitres(ofDealLine, hasCargoStatus(LOADED_STATUSES)),
      delivered_l: sumLoadLitres(ofDealLine, hasCargoStatus(DELIVERED_STATUSES)),
    })
    .where('deal_id', 'in', dealIds)
    .execute()
  const ofLines = (column: 'loaded_l' | 'delivered_l') =>
    sql<number>`(select coalesce(sum(deal_lines.${sql.ref(column)}), 0) from deal_lines where deal_lines.deal_id = deals.id)`
  await db
    .updateTable('deals')
    .set({ loaded_l: ofLines('loaded_l'), delivered_l: ofLines('delivered_l') })
    .where('id', 'in', dealIds)
    .execute()
}

/**
 * Recalculates the freight of deals: the share by m3 of each cargo's actual (else booked) freight,
 * in the deal's currency. Null if any is unknown or nothing is loaded. Margins follow.
 */
export async function recalculateFreight(db: Db, dealIds: readonly string[]): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .select(['id', 'currency', 'exchange_rate', 'actual_freight_cents'])
    .where('id', 'in', dealIds)
    .execute()
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      'cargo_id',
      'deal_id',
      'litres',
      'currency',
      'exchange_rate',
      'freight_cents',
      'actual_freight_cents',
    ])
    .where('status', 'in', LOADED_STATUSES)
    .where(
      'cargo_id',
      'in',
      db.selectFrom('cargo_loads').select('cargo_id').where('deal_id', 'in', dealIds),
    )
    .orderBy('cargo_id')
    .orderBy('position')
    .execute()
  const byCargo = new Map<string, typeof loads>()
  for (const load of loads)
    byCargo.set(load.cargo_id, [...(byCargo.get(load.cargo_id) ?? []), load])
  for (const deal of deals) {
    const own = [...byCargo.values()].filter((each) =>
      each.some(({ deal_id }) => deal_id === deal.id),
    )
    const shares = own.map((each) => computeFreightShare(each, deal))
    const sum =
      shares.length === 0 || shares.includes(null)
        ? null
        : shares.reduce<number>((total, share) => total + (share ?? 0), 0)
    if (sum === deal.actual_freight_cents) continue
    await db
      .updateTable('deals')
      .set({ actual_freight_cents: sum })
      .where('id', '=', deal.id)
      .execute()
  }
  await recalculateMargins(db, dealIds)
}

type Money = Parameters<typeof convertMoney>[1]
type FreightLoad = Money & {
  deal_id: string
  litres: number
  freight_cents: number | null
  actual_freight_cents: number | null
}

/** Returns the deal's share of a cargo's freight, in cents of the deal's currency. */
function computeFreightShare(
  loads: readonly FreightLoad[],
  deal: Money & { id: string },
): number | null {
  const [cargo] = loads
  const cents = cargo?.actual_freight_cents ?? cargo?.freight_cents ?? null
  if (!cargo || cents === null) return null
  const deals = [...new Set(loads.map(({ deal_id }) => deal_id))]
  const litres = deals.map((id) =>
    loads.reduce((sum, load) => (load.deal_id === id ? sum + load.litres : sum), 0),
  )
  return convertMoney(splitFreight(cents, litres)[deals.indexOf(deal.id)] ?? 0, cargo, deal)
}

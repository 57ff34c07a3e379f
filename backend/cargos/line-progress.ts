import { sql } from 'kysely'
import type { Db } from '../db/tables'
import {
  DELIVERED_CARGO_STATUSES,
  DEPARTED_CARGO_STATUSES,
  LOADED_CARGO_STATUSES,
} from '../statuses/cargo-statuses'
import type { LineProgress } from './rules/shipment-progress'

/**
 * Returns a function that computes the cargo progress of a line of the given documents. Packs from
 * the yard have left the mill before, so they count for deals only.
 */
export async function findLineProgress(
  db: Db,
  document: 'deal_id' | 'supply_id',
  ids: readonly string[],
): Promise<(lineId: string) => Omit<LineProgress, 'total'>> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      document === 'deal_id' ? 'deal_line_id as line_id' : 'supply_line_id as line_id',
      'litres',
      'status',
    ])
    .where(document, 'in', ids)
    .where('status', '!=', 'canceled')
    .$if(document === 'supply_id', (qb) => qb.where(sql<boolean>`cargo_loads.lot_ids = '[]'`))
    .execute()
  return (lineId) => {
    const lineLoads = loads.filter(({ line_id }) => line_id === lineId)
    const sum = (statuses?: readonly string[]) =>
      lineLoads.reduce(
        (total, { litres, status }) =>
          (statuses?.includes(status) ?? true) ? total + litres : total,
        0,
      )
    return {
      claimed: sum(),
      loaded: sum(LOADED_CARGO_STATUSES),
      departed: sum(DEPARTED_CARGO_STATUSES),
      delivered: sum(DELIVERED_CARGO_STATUSES),
    }
  }
}

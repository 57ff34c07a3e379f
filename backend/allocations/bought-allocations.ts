import type { Db } from '../db/tables'
import type { Schemas } from '../call'
import type { BoughtAllocation } from './rules/allocation-cost'

/** Statuses of supplies whose wood is planned or canceled, not bought. */
const UNBOUGHT_STATUSES: readonly Schemas['SupplyStatus'][] = ['draft', 'canceled']

export const isBoughtStatus = (status: Schemas['SupplyStatus']): boolean =>
  !UNBOUGHT_STATUSES.includes(status)

/** Returns the bought allocations of these deals by deal line. */
export async function findBoughtAllocations(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, BoughtAllocation[]>> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('supplies', 'supplies.id', 'allocations.supply_id')
    .innerJoin('supply_lines', 'supply_lines.id', 'allocations.supply_line_id')
    .select([
      'deal_line_id',
      'litres',
      'packs',
      'allocations.loaded_l',
      'currency',
      'exchange_rate',
      'quantity',
      'confirmed_quantity',
      'unit',
      'supply_lines.price',
      'supply_lines.volume_l',
      'supply_lines.confirmed_l',
      'supply_lines.amount_cents',
    ])
    .where('deal_id', 'in', dealIds)
    .where('status', 'not in', UNBOUGHT_STATUSES)
    .orderBy('allocations.id')
    .execute()
  const byLine = new Map<string, BoughtAllocation[]>()
  for (const {
    deal_line_id,
    litres,
    packs,
    loaded_l,
    currency,
    exchange_rate,
    price,
    ...line
  } of rows) {
    const parts = byLine.get(deal_line_id) ?? []
    parts.push({
      litres,
      packs,
      loaded: loaded_l,
      supply: { currency, exchange_rate },
      line: price === null ? null : line,
    })
    byLine.set(deal_line_id, parts)
  }
  return byLine
}

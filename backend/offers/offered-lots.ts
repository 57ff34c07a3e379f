import {
  computeAllocationCost,
  convertMoney,
  computeShare,
} from '../allocations/rules/allocation-cost'
import { findFreeLots, countFreePacks } from '../baskets/free-lots'
import type { Db, Row } from '../db/tables'

type OfferedPacks = { productId: string; lot_id: string | null; packs: number }

/** The packs that an offer would take today, first in first out, and how many of them are free. */
export async function findOfferedLots(
  db: Db,
  { productId, lot_id, packs }: OfferedPacks,
): Promise<{ lots: Row<'lots'>[]; free: number }> {
  if (lot_id !== null) {
    const lots = await db.selectFrom('lots').selectAll().where('id', '=', lot_id).execute()
    return { lots, free: lots.filter(({ status }) => status === 'available').length }
  }
  const lots = await findFreeLots(db, { productId, location: null, limit: Math.min(packs, 500) })
  return { lots, free: (await countFreePacks(db, [productId], null))(productId) }
}

const EURO = { currency: 'EUR', exchange_rate: null } as const

/**
 * What these packs were bought for, in cents of a euro, reckoned up to so many packs.
 * @returns null where nothing is known of any of them
 */
export async function computeLotsCost(
  db: Db,
  lots: readonly Row<'lots'>[],
  packs: number,
): Promise<number | null> {
  const ids = [...new Set(lots.flatMap(({ supply_line_id }) => supply_line_id ?? []))]
  if (ids.length === 0) return null
  const lines = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select([
      'supply_lines.id',
      'quantity',
      'confirmed_quantity',
      'unit',
      'supply_lines.volume_l',
      'supply_lines.confirmed_l',
      'supply_lines.amount_cents',
      'currency',
      'exchange_rate',
    ])
    .where('supply_lines.id', 'in', ids)
    .execute()
  const byId = new Map(lines.map((line) => [line.id, line]))
  const costs = lots.flatMap(({ supply_line_id, litres }) => {
    const line = supply_line_id === null ? undefined : byId.get(supply_line_id)
    const cents =
      line && convertMoney(computeAllocationCost({ litres, packs: null }, line), line, EURO)
    return typeof cents === 'number' && cents > 0 ? [{ cents, litres }] : []
  })
  if (costs.length === 0) return null
  const sum = (of: 'cents' | 'litres') => costs.reduce((total, cost) => total + cost[of], 0)
  // As if the rest were bought like what is known.
  const litres = Math.round(
    (lots.reduce((total, lot) => total + lot.litres, 0) * packs) / lots.length,
  )
  return computeShare(sum('cents'), litres, sum('litres'))
}

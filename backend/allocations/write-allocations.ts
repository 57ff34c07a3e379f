import { sql } from 'kysely'
import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import { createId } from '../identifiers'
import { logAllocationChanges } from './log-allocations'
import { recalculateDeals } from './recalculate-deals'
import { recalculateSupplies } from './recalculate-supplies'
import type { WoodAmount } from './rules/available-amount'

/** The two lines that wood goes from and to, and what went before. */
export type AllocationChange = {
  pair: Pick<Row<'allocations'>, 'supply_line_id' | 'deal_line_id' | 'supply_id' | 'deal_id'>
  before: WoodAmount
  after: WoodAmount
}

/** Stores parts as they are from now on, writes it into the history of both documents, and counts anew what is bought for the deals. */
export async function writeAllocations(
  call: StaffCall,
  changes: readonly AllocationChange[],
): Promise<void> {
  const { db, random } = call
  const real = changes.filter(
    ({ before, after }) => before.litres !== after.litres || before.packs !== after.packs,
  )
  if (real.length === 0) return
  const places = new Map<string, number>()
  for (const { pair, before, after } of real) {
    const { supply_id, supply_line_id, deal_line_id } = pair
    const place = places.get(supply_id) ?? (await findLastPlace(call, supply_id))
    const one = db
      .deleteFrom('allocations')
      .where('supply_line_id', '=', supply_line_id)
      .where('deal_line_id', '=', deal_line_id)
    if (after.litres === 0) await one.execute()
    else if (before.litres === 0) {
      await db
        .insertInto('allocations')
        .values({
          id: createId(random),
          ...pair,
          place: place + 1,
          ...after,
          claimed_l: claimedLitres(pair),
        })
        .execute()
    } else {
      const stored = db.updateTable('allocations').set({ litres: after.litres, packs: after.packs })
      await stored
        .where('supply_line_id', '=', supply_line_id)
        .where('deal_line_id', '=', deal_line_id)
        .execute()
    }
    places.set(supply_id, place + (before.litres === 0 ? 1 : 0))
  }
  await logAllocationChanges(call, real)
  await recalculateDeals(
    db,
    real.map(({ pair }) => pair.deal_id),
  )
  await recalculateSupplies(
    db,
    real.map(({ pair }) => pair.supply_id),
  )
}

/** What cargo is planned with already, where it kept its loads while nothing was allocated. */
const claimedLitres = ({ supply_line_id, deal_line_id }: AllocationChange['pair']) => sql<number>`
  (select coalesce(sum(cargo_loads.litres), 0) from cargo_loads join cargos on cargos.id = cargo_loads.cargo_id
  where cargo_loads.supply_line_id = ${supply_line_id} and cargo_loads.deal_line_id = ${deal_line_id} and cargos.status <> 'canceled')`

async function findLastPlace({ db }: StaffCall, supplyId: string): Promise<number> {
  const { last } = await db
    .selectFrom('allocations')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .where('supply_id', '=', supplyId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

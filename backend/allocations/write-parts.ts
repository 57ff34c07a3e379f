import { sql } from 'kysely'
import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import { newId } from '../identifiers'
import { logParts } from './log-parts'
import { recountDeals } from './recount-deals'
import { recountSupplies } from './recount-supplies'
import type { Held } from './rules/source'

/** The two lines that wood goes from and to, and what went before. */
export type PartChange = {
  pair: Pick<Row<'allocations'>, 'supply_line_id' | 'deal_line_id' | 'supply_id' | 'deal_id'>
  was: Held
  now: Held
}

/** Stores parts as they are from now on, writes it into the history of both documents, and counts anew what is bought for the deals. */
export async function writeParts(call: StaffCall, changes: readonly PartChange[]): Promise<void> {
  const { db, random } = call
  const real = changes.filter(
    ({ was, now }) => was.litres !== now.litres || was.packs !== now.packs,
  )
  if (real.length === 0) return
  const places = new Map<string, number>()
  for (const { pair, was, now } of real) {
    const { supply_id, supply_line_id, deal_line_id } = pair
    const place = places.get(supply_id) ?? (await lastPlace(call, supply_id))
    const one = db
      .deleteFrom('allocations')
      .where('supply_line_id', '=', supply_line_id)
      .where('deal_line_id', '=', deal_line_id)
    if (now.litres === 0) await one.execute()
    else if (was.litres === 0) {
      await db
        .insertInto('allocations')
        .values({
          id: newId(random),
          ...pair,
          place: place + 1,
          ...now,
          claimed_l: claimedOf(pair),
        })
        .execute()
    } else {
      const stored = db.updateTable('allocations').set({ litres: now.litres, packs: now.packs })
      await stored
        .where('supply_line_id', '=', supply_line_id)
        .where('deal_line_id', '=', deal_line_id)
        .execute()
    }
    places.set(supply_id, place + (was.litres === 0 ? 1 : 0))
  }
  await logParts(call, real)
  await recountDeals(
    db,
    real.map(({ pair }) => pair.deal_id),
  )
  await recountSupplies(
    db,
    real.map(({ pair }) => pair.supply_id),
  )
}

/** What cargo is planned with already, where it kept its loads while nothing was allocated. */
const claimedOf = ({ supply_line_id, deal_line_id }: PartChange['pair']) => sql<number>`
  (select coalesce(sum(cargo_loads.litres), 0) from cargo_loads join cargos on cargos.id = cargo_loads.cargo_id
  where cargo_loads.supply_line_id = ${supply_line_id} and cargo_loads.deal_line_id = ${deal_line_id} and cargos.status <> 'canceled')`

async function lastPlace({ db }: StaffCall, supplyId: string): Promise<number> {
  const { last } = await db
    .selectFrom('allocations')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .where('supply_id', '=', supplyId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import type { Held } from './rules/source'
import { stockedIn } from './in-stock'
import { writeParts, type PartChange } from './write-parts'

/** Lets go of all that is allocated to a deal, or of a supply, save what is loaded. A cargo that is only planned with it says by itself what it lacks then. */
export async function release(
  call: StaffCall,
  document: 'deal_id' | 'supply_id',
  id: string,
): Promise<void> {
  const rows = await call.db
    .selectFrom('allocations')
    .selectAll()
    .where(document, '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute()
  await writeParts(
    call,
    rows.map((row) => changeOf(row, loadedOf(row))),
  )
}

const loadedOf = ({ litres, packs, loaded_l }: Row<'allocations'>): Held =>
  loaded_l === litres ? { litres, packs } : { litres: loaded_l, packs: null }

/** A stored part and what is to become of it. */
export const changeOf = (
  { supply_line_id, deal_line_id, supply_id, deal_id, litres, packs }: Row<'allocations'>,
  now: Held,
): PartChange => ({
  pair: { supply_line_id, deal_line_id, supply_id, deal_id },
  was: { litres, packs },
  now,
})

/** How much of a supply is allocated in all, the numbers of the deals that it goes to, and how much stands in the yard, in litres. */
export type Allocated = { litres: number; deals: readonly string[]; stocked: number }
export const NOTHING_ALLOCATED: Allocated = { litres: 0, deals: [], stocked: 0 }

export async function allocatedOf(db: Db, supplyId: string): Promise<Allocated> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['litres', 'number'])
    .where('supply_id', '=', supplyId)
    .orderBy('number_key')
    .execute()
  return {
    litres: rows.reduce((sum, { litres }) => sum + litres, 0),
    deals: [...new Set(rows.map(({ number }) => number))],
    stocked: await stockedIn(db, supplyId),
  }
}

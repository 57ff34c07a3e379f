import type { PersonCall, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { type AllocationCut, findAllocationsByDeliveryWeek, sumCuts } from './fit-supply'
import { findKeptLitres } from './line-parts'
import { sumReceivedLitres } from './queries'
import { toAllocationChange, writeAllocations } from './write-allocations'

/**
 * Releases the allocations of a supply that delivers no more, except loaded wood and packs that
 * deals bought in the yard. Planned cargos report the missing wood themselves.
 * @returns the loss of each deal
 */
export async function releaseSupply(call: PersonCall, supplyId: string): Promise<AllocationCut[]> {
  const undelivered = await findUndeliveredParts(call.db, supplyId)
  await writeAllocations(
    call,
    undelivered.map(({ row, kept }) => toAllocationChange(row, { litres: kept, packs: null })),
  )
  return sumCuts(undelivered)
}

/** Returns the allocations with wood that the supply has not delivered, with that loss. */
async function findUndeliveredParts(db: Db, supplyId: string) {
  const parts = await findAllocationsByDeliveryWeek(db, supplyId)
  const keptLitres = await findKeptLitres(db, parts)
  return parts.flatMap((row) => {
    const kept = keptLitres.get(row.id) ?? row.loaded_l
    return kept < row.litres ? { row, kept, lost: row.litres - kept } : []
  })
}

/** Allocated litres, and the numbers of their deals. */
type AllocatedWood = { litres: number; deals: readonly string[] }

/** Allocations of a supply, and its wood in the yard. */
export type SupplyAllocationSummary = AllocatedWood & {
  /** Litres that were received into the yard. */
  received: number
  /** Wood that a completion releases. Empty unless the supply is shipped. */
  undelivered: AllocatedWood
}

/** Returns allocated wood as the question before its release names it. */
export const toReleasedAllocations = ({
  litres,
  deals,
}: AllocatedWood): Schemas['ReleasedAllocations'] => ({
  m3: fromLitres(litres),
  deals: deals.join(', '),
})

export const NO_ALLOCATIONS: SupplyAllocationSummary = {
  litres: 0,
  deals: [],
  received: 0,
  undelivered: { litres: 0, deals: [] },
}

export async function summarizeSupplyAllocations(
  db: Db,
  { id, status }: Pick<Row<'supplies'>, 'id' | 'status'>,
): Promise<SupplyAllocationSummary> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['allocations.id', 'litres', 'number'])
    .where('supply_id', '=', id)
    .orderBy('number_key')
    .execute()
  const undelivered = status === 'shipped' ? await findUndeliveredParts(db, id) : []
  const lost = new Map(undelivered.map((part) => [part.row.id, part.lost]))
  return {
    ...sumAllocated(rows),
    received: await sumReceivedLitres(db, id),
    undelivered: sumAllocated(
      rows.map((row) => ({ ...row, litres: lost.get(row.id) ?? 0 })).filter(hasWood),
    ),
  }
}

const hasWood = ({ litres }: { litres: number }): boolean => litres > 0

const sumAllocated = (rows: readonly { litres: number; number: string }[]): AllocatedWood => ({
  litres: rows.reduce((sum, { litres }) => sum + litres, 0),
  deals: [...new Set(rows.map(({ number }) => number))],
})

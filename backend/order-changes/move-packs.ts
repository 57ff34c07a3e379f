import {
  type AllocationChange,
  toAllocationChange,
  writeAllocations,
} from '../allocations/write-allocations'
import type { Schemas, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import { recordChanges } from '../db/unit-of-work'
import type { Db, Row } from '../db/tables'
import { findSuppliesOfLines, sumPacksBySupplyLine } from './packs-by-supply-line'
import { findOwnPacks, type OrderedDeal, type PackPlan, type YardPack } from './plan-packs'

/** The bought packs of an order line before and after a change. */
type MovedLine = {
  line: Pick<Row<'order_lines'>, 'id' | 'specification'>
  before: readonly YardPack[]
  after: readonly YardPack[]
}

/**
 * Sells the planned packs to the lines of a portal order, and gives the others back to the stock.
 * The allocations of a line follow its packs; wood that was allocated to it beside them stays.
 */
export async function moveOrderPacks(
  call: PersonCall,
  { deal, lines }: OrderedDeal,
  { byLine }: Pick<PackPlan, 'byLine'>,
): Promise<void> {
  const { db, clock } = call
  const ids = lines.map(({ id }) => id)
  const own = await findOwnPacks(db, deal.id, ids)
  const orderLines = await db
    .selectFrom('order_lines')
    .select(['id', 'specification'])
    .where('id', 'in', ids)
    .execute()
  const moved = orderLines.map((line) => ({
    line,
    before: (own.get(line.id) ?? []).filter(({ isSold }) => isSold),
    after: byLine.get(line.id) ?? [],
  }))
  const kept = new Set(moved.flatMap(({ after }) => after.map(({ id }) => id)))
  const released = [...own.values()].flat().filter(({ id }) => !kept.has(id))
  const at = clock().toISOString()
  await updateLots(db, released, { status: 'available', order_line_id: null, updated_at: at })
  for (const { line, after } of moved)
    await updateLots(
      db,
      after.filter(({ isSold }) => !isSold),
      { status: 'sold', order_line_id: line.id, basket_line_id: null, updated_at: at },
    )
  await writeAllocations(call, await findAllocationChanges(db, deal.id, moved))
  recordChanges(db, {
    stockedLines: moved.flatMap(({ before, after }) =>
      [...before, ...after].flatMap(({ supply_line_id }) => supply_line_id ?? []),
    ),
  })
}

async function updateLots(
  db: Db,
  packs: readonly YardPack[],
  values: Partial<Pick<Row<'lots'>, 'status' | 'order_line_id' | 'basket_line_id'>> & {
    updated_at: string
  },
): Promise<void> {
  if (packs.length === 0) return
  await db
    .updateTable('lots')
    .set(values)
    .where(
      'id',
      'in',
      packs.map(({ id }) => id),
    )
    .execute()
}

/** Returns the changed allocations of lines with other packs. */
async function findAllocationChanges(
  db: Db,
  dealId: string,
  moved: readonly MovedLine[],
): Promise<AllocationChange[]> {
  const stored = await db
    .selectFrom('allocations')
    .selectAll()
    .where('deal_id', '=', dealId)
    .execute()
  const changed = moved.filter(({ before, after }) => !hasSamePacks(before, after))
  const supplies = await findSuppliesOfLines(
    db,
    changed.flatMap(({ after }) => after.flatMap(({ supply_line_id }) => supply_line_id ?? [])),
  )
  return changed.flatMap(({ line, before, after }) => {
    const specification = parseJson(line.specification)
    const [sold, planned] = [sumPacks(before, specification), sumPacks(after, specification)]
    const lineIds = new Set([...sold.keys(), ...planned.keys()])
    return [...lineIds].flatMap((supplyLineId): AllocationChange[] => {
      const row = stored.find(
        (one) => one.supply_line_id === supplyLineId && one.deal_line_id === line.id,
      )
      const now = planned.get(supplyLineId) ?? { litres: 0, packs: 0 }
      if (row) {
        const beside = computeLitresBeside(row, sold.get(supplyLineId))
        const packs = beside > 0 || now.packs === 0 ? null : now.packs
        return [toAllocationChange(row, { litres: now.litres + beside, packs })]
      }
      const supply_id = supplies.get(supplyLineId)
      if (supply_id === undefined) return []
      const pair = {
        supply_line_id: supplyLineId,
        deal_line_id: line.id,
        supply_id,
        deal_id: dealId,
      }
      return [{ pair, before: { litres: 0, packs: null }, after: now }]
    })
  })
}

const hasSamePacks = (before: readonly YardPack[], after: readonly YardPack[]): boolean => {
  const ids = new Set(before.map(({ id }) => id))
  return before.length === after.length && after.every(({ id }) => ids.has(id))
}

const sumPacks = (packs: readonly YardPack[], specification: Schemas['Specification']) =>
  sumPacksBySupplyLine(packs.toSorted(compareReceipt), specification)

const compareReceipt = (one: YardPack, other: YardPack): number => {
  const [key, otherKey] = [one, other].map(({ received_at, id }) => `${received_at} ${id}`)
  return (key ?? '') < (otherKey ?? '') ? -1 : 1
}

/**
 * Returns the litres of an allocation beside its packs in the yard. A difference up to half a litre
 * per pack is their rounding.
 */
function computeLitresBeside(
  { litres }: Pick<Row<'allocations'>, 'litres'>,
  sold: { litres: number; packs: number } | undefined,
): number {
  const difference = litres - (sold?.litres ?? 0)
  return sold && 2 * difference <= sold.packs + 1 ? 0 : Math.max(0, difference)
}

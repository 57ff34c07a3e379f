import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { recordChanges, settleDerivedColumns } from '../db/unit-of-work'
import { findStockedByLine } from './queries'
import { fitAllocations } from './rules/allocate'
import { computeAvailableAmount, type WoodAmount } from './rules/available-amount'
import { writeAllocations, type AllocationChange, toAllocationChange } from './write-allocations'
import { fromLitres } from '../db/decimal-columns'
import { notify } from '../notifications/notify'
import { findNotifiedDeals, notifySaleManagers } from './notify-sale-managers'

/** The litres that a deal loses. */
export type AllocationCut = { dealId: string; litres: number }

/** A stored or submitted supply line. */
export type SupplyLineToFit = Parameters<typeof computeAvailableAmount>[0] & { id: string }

/**
 * Cuts the allocations of a supply to its available amounts.
 * The deal with the latest delivery week loses wood first; a deal without a week loses it before
 * all others. Within one week the latest allocation loses it first.
 * @returns the loss of each deal
 */
export async function fitSupply(call: StaffCall, supplyId: string): Promise<AllocationCut[]> {
  const { db } = call
  const parts = await findAllocationsByDeliveryWeek(db, supplyId)
  if (parts.length === 0) return []
  const changes = await planFitChanges(db, supplyId, parts)
  await writeAllocations(call, changes)
  return sumCuts(changes)
}

/**
 * Releases the allocations of lines that a revision removes or gives other wood.
 * @param keptIds lines that keep their wood
 */
export async function releaseRevisedLines(
  call: StaffCall,
  supplyId: string,
  keptIds: ReadonlySet<string>,
): Promise<AllocationCut[]> {
  const parts = await findAllocationsByDeliveryWeek(call.db, supplyId)
  const changes = parts
    .filter(({ supply_line_id }) => !keptIds.has(supply_line_id))
    .map((part) => toAllocationChange(part, { litres: 0, packs: null }))
  await writeAllocations(call, changes)
  return sumCuts(changes)
}

/** Adds up the losses of each deal. */
export function mergeCuts(...all: readonly (readonly AllocationCut[])[]): AllocationCut[] {
  const lost = new Map<string, number>()
  for (const { dealId, litres } of all.flat()) lost.set(dealId, (lost.get(dealId) ?? 0) + litres)
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

/** Fits the allocations of a supply without history or notifications, for sample data. */
export async function fitSeededSupply(db: Db, supplyId: string): Promise<void> {
  const parts = await findAllocationsByDeliveryWeek(db, supplyId)
  for (const { pair, after } of await planFitChanges(db, supplyId, parts)) {
    const { supply_line_id, deal_line_id } = pair
    const key = { supply_line_id, deal_line_id }
    if (after.litres === 0)
      await db
        .deleteFrom('allocations')
        .where(({ and }) => and(key))
        .execute()
    else
      await db
        .updateTable('allocations')
        .set({ litres: after.litres, packs: after.packs, exact_l: null })
        .where(({ and }) => and(key))
        .execute()
  }
  recordChanges(db, {
    deals: parts.map(({ deal_id }) => deal_id),
    allocatedSupplies: [supplyId],
  })
}

async function planFitChanges(
  db: Db,
  supplyId: string,
  parts: readonly Row<'allocations'>[],
): Promise<AllocationChange[]> {
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', supplyId)
    .execute()
  const woods = lines.map((line) => ({
    ...line,
    specification: parseJson<Schemas['Specification']>(line.specification),
  }))
  const stocked = await findStockedByLine(db, woods)
  return woods.flatMap((line) => planLineFit(line, parts, stocked.get(line.id)))
}

/** Returns the loss of each deal per submitted line; lines without a loss are left out. */
async function findCutsByLine(
  db: Db,
  supplyId: string,
  lines: readonly SupplyLineToFit[],
): Promise<{ lineId: string; cuts: AllocationCut[] }[]> {
  const parts = await findAllocationsByDeliveryWeek(db, supplyId)
  const stocked = await findStockedByLine(db, lines)
  const byLine = lines.map((line) => ({
    lineId: line.id,
    cuts: sumCuts(planLineFit(line, parts, stocked.get(line.id))),
  }))
  return byLine.filter(({ cuts }) => cuts.length > 0)
}

/** Returns the allocations of a supply by delivery week, then in order of allocation. */
async function findAllocationsByDeliveryWeek(
  db: Db,
  supplyId: string,
): Promise<Row<'allocations'>[]> {
  await settleDerivedColumns(db)
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('deals', 'deals.id', 'allocations.deal_id')
    .selectAll('allocations')
    .select(['delivery_week_from', 'delivery_week_to'])
    .where('supply_id', '=', supplyId)
    .orderBy('place')
    .execute()
  const getDeliveryWeek = ({ delivery_week_from, delivery_week_to }: (typeof rows)[number]) =>
    delivery_week_to ?? delivery_week_from ?? '9999'
  return rows.toSorted((a, b) => getDeliveryWeek(a).localeCompare(getDeliveryWeek(b), 'en'))
}

/** @param stocked packs of the line in the yard, which allocations can't use */
function planLineFit(
  line: SupplyLineToFit,
  all: readonly Row<'allocations'>[],
  stocked: WoodAmount = { litres: 0, packs: 0 },
): AllocationChange[] {
  const parts = all.filter((part) => part.supply_line_id === line.id)
  const fittedAmounts = fitAllocations(
    computeAvailableAmount(line),
    parts.map(({ litres, packs, loaded_l }) => ({ litres, packs, loaded: loaded_l })),
    stocked,
  )
  return parts.flatMap((part, i) => {
    const fitted = fittedAmounts[i]
    return fitted ? [toAllocationChange(part, fitted)] : []
  })
}

function sumCuts(changes: readonly AllocationChange[]): AllocationCut[] {
  const lost = new Map<string, number>()
  for (const { pair, before, after } of changes) {
    if (after.litres < before.litres)
      lost.set(pair.deal_id, (lost.get(pair.deal_id) ?? 0) + before.litres - after.litres)
  }
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

type CutSupply = Pick<Row<'supplies'>, 'id' | 'number' | 'sawmill_name' | 'purchase_manager_id'>

/**
 * Notifies the sale manager of each deal that lost wood, and the supply's purchase manager of the
 * total.
 */
export async function notifyCuts(
  call: StaffCall,
  supply: CutSupply,
  cuts: readonly AllocationCut[],
  buyers: readonly string[],
): Promise<void> {
  if (cuts.length === 0) return
  const { id, number, sawmill_name } = supply
  const names: string[] = []
  for (const { dealId, litres } of cuts) {
    const deals = await findNotifiedDeals(call.db, [dealId])
    names.push(...deals.map((deal) => deal.number))
    await notifySaleManagers(call, deals, 'deal_supply_short', {
      supply: number,
      m3: fromLitres(litres),
    })
  }
  const m3 = fromLitres(cuts.reduce((sum, { litres }) => sum + litres, 0))
  await notify(call, {
    people: buyers,
    key: 'supply_allocations_cut',
    params: { number, sawmill: sawmill_name, m3, deals: names.join(', ') },
    record: { kind: 'supply', id },
  })
}

type LineQuantities = Pick<
  Schemas['SupplyLineWrite'],
  'quantity' | 'confirmed_quantity' | 'ready_quantity'
>

/**
 * Returns the name of the quantity that limits the line: the smallest, as in
 * `computeAvailableAmount`.
 */
function findLimitingQuantity({
  quantity,
  confirmed_quantity,
  ready_quantity,
}: LineQuantities): keyof LineQuantities {
  if (ready_quantity !== null && Number(ready_quantity) < Number(confirmed_quantity ?? quantity))
    return 'ready_quantity'
  return confirmed_quantity === null ? 'quantity' : 'confirmed_quantity'
}

/** Converts the losses of deals for display, largest first. */
export async function presentCuts(
  { db }: StaffCall,
  cuts: readonly AllocationCut[],
): Promise<Schemas['WoodCut'][]> {
  if (cuts.length === 0) return []
  const numbers = new Map(
    (
      await findNotifiedDeals(
        db,
        cuts.map(({ dealId }) => dealId),
      )
    ).map(({ id, number }) => [id, number]),
  )
  return cuts
    .toSorted((a, b) => b.litres - a.litres)
    .map(({ dealId, litres }) => ({ deal: numbers.get(dealId) ?? '', m3: fromLitres(litres) }))
}

/**
 * Returns a warning for each line whose change would cut allocations.
 * @param lines the submitted lines
 */
export async function findCutWarnings(
  call: StaffCall,
  supplyId: string,
  lines: readonly SupplyLineToFit[],
): Promise<Schemas['CutWarning'][]> {
  const found = await findCutsByLine(call.db, supplyId, lines)
  return Promise.all(
    found.map(async ({ lineId, cuts }) => {
      const place = lines.findIndex(({ id }) => id === lineId)
      const part = lines[place] ? findLimitingQuantity(lines[place]) : 'quantity'
      return {
        code: 'allocations_cut' as const,
        pointer: `/lines/${place}/${part}`,
        params: { cuts: await presentCuts(call, cuts) },
      }
    }),
  )
}

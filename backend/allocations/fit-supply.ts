import type { Schemas, PersonCall } from '../call'
import type { Db, Row } from '../db/tables'
import { recordChanges, settleDerivedColumns } from '../db/unit-of-work'
import { fitAllocations } from './rules/allocate'
import { computeAvailableAmount, findLimitingQuantity } from './rules/available-amount'
import { writeAllocations, toAllocationChange } from './write-allocations'
import { fromLitres } from '../db/decimal-columns'
import { findLineParts, type LinePart, type LineParts, addWholeLitres } from './line-parts'
import { shareBeforeCut, shareRounding, toExactLitres } from './rules/rounding'
import {
  readSharedLines,
  type SharedPart,
  toSharedPart,
  writeSharedParts,
} from './share-line-rounding'
import { notify } from '../notifications/notify'
import { findNotifiedDeals, notifySaleManagers } from './notify-sale-managers'

/** The litres that a deal loses. */
export type AllocationCut = { dealId: string; litres: number }

/** A stored or submitted supply line. */
export type SupplyLineToFit = Parameters<typeof computeAvailableAmount>[0] & { id: string }

type LimitingQuantity = ReturnType<typeof findLimitingQuantity>

/** An allocation with its new amount, and the litres that it loses by the cut, not by rounding. */
type FittedPart = SharedPart & { lost: number }

/**
 * Cuts the allocations of a supply to its available amounts, and adjusts them by the rounding of
 * the listed packs, which is not a loss. The deal with the latest delivery week loses wood first; a
 * deal without a week loses it before all others. Within one week the latest allocation loses it
 * first.
 * @returns the loss of each deal
 */
export async function fitSupply(call: PersonCall, supplyId: string): Promise<AllocationCut[]> {
  const parts = await planSupplyFit(call.db, supplyId)
  await writeSharedParts(call, parts)
  return sumCuts(parts)
}

/**
 * Releases the allocations of lines that a revision removes or gives other wood.
 * @param keptIds lines that keep their wood
 */
export async function releaseRevisedLines(
  call: PersonCall,
  supplyId: string,
  keptIds: ReadonlySet<string>,
): Promise<AllocationCut[]> {
  const parts = await findAllocationsByDeliveryWeek(call.db, supplyId)
  const released = parts.filter(({ supply_line_id }) => !keptIds.has(supply_line_id))
  await writeAllocations(
    call,
    released.map((part) => toAllocationChange(part, { litres: 0, packs: null })),
  )
  return sumCuts(released.map((row) => ({ row, lost: row.litres })))
}

/** Adds up the losses of each deal. */
export function mergeCuts(...all: readonly (readonly AllocationCut[])[]): AllocationCut[] {
  const lost = new Map<string, number>()
  for (const { dealId, litres } of all.flat()) lost.set(dealId, (lost.get(dealId) ?? 0) + litres)
  return [...lost].map(([dealId, litres]) => ({ dealId, litres }))
}

/** Fits the allocations of a supply without history or notifications, for sample data. */
export async function fitSeededSupply(db: Db, supplyId: string): Promise<void> {
  const parts = await planSupplyFit(db, supplyId)
  for (const { row, litres, packs, exact } of parts)
    if (litres === 0) await db.deleteFrom('allocations').where('id', '=', row.id).execute()
    else
      await db
        .updateTable('allocations')
        .set({ litres, packs, exact_l: exact })
        .where('id', '=', row.id)
        .execute()
  recordChanges(db, {
    deals: parts.map(({ row }) => row.deal_id),
    allocatedSupplies: [supplyId],
  })
}

async function planSupplyFit(db: Db, supplyId: string): Promise<FittedPart[]> {
  const ids = await db
    .selectFrom('allocations')
    .innerJoin('supply_lines', 'supply_lines.id', 'supply_line_id')
    .select('supply_line_id')
    .distinct()
    .where('supply_lines.supply_id', '=', supplyId)
    .execute()
  const { lines, findParts } = await readSharedLines(
    db,
    ids.map(({ supply_line_id }) => supply_line_id),
  )
  const byWeek = await findAllocationsByDeliveryWeek(db, supplyId)
  return lines.flatMap((line) => planLineFit(line, findParts(line.id), byWeek))
}

/**
 * Returns the loss of each deal per submitted line, and the quantity that causes it. Lines without
 * a loss are left out.
 */
async function findCutsByLine(
  db: Db,
  supplyId: string,
  lines: readonly SupplyLineToFit[],
): Promise<{ lineId: string; cuts: AllocationCut[]; limit: LimitingQuantity }[]> {
  const byWeek = await findAllocationsByDeliveryWeek(db, supplyId)
  const allocated = lines
    .filter(({ id }) => byWeek.some(({ supply_line_id }) => supply_line_id === id))
    .map(addWholeLitres)
  const findParts = await findLineParts(db, allocated)
  const byLine = allocated.map((line) => {
    const wood = findParts(line.id)
    return {
      lineId: line.id,
      cuts: sumCuts(planLineFit(line, wood, byWeek)),
      limit: findLimitingQuantity(line, wood.yard.litres),
    }
  })
  return byLine.filter(({ cuts }) => cuts.length > 0)
}

/** Returns the allocations of a supply by delivery week, then in order of allocation. */
export async function findAllocationsByDeliveryWeek(
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

/** A submitted or stored line with the litres of all its wood. */
type LineToFit = ReturnType<typeof addWholeLitres<SupplyLineToFit>>

/**
 * Plans how the allocations of a line fit its new amount.
 * @param byWeek allocations of the supply by delivery week
 */
function planLineFit(
  line: LineToFit,
  wood: LineParts,
  byWeek: readonly Row<'allocations'>[],
): FittedPart[] {
  const cut = cutParts(line, wood, byWeek)
  const settled = settleExactLitres(line, wood, cut)
  const isCut = cut.some(({ lost }) => lost > 0)
  const litres = isCut ? shareRounding(line.wholeLitres, line, wood.reserved, settled) : []
  return [
    ...cut.filter((part) => part.litres === 0).map((part) => ({ ...part, exact: null })),
    ...settled.map((part, i) => ({
      ...toSharedPart(line, part, { litres: litres[i] ?? part.litres, packs: part.packs }),
      lost: part.lost,
    })),
  ]
}

type CutPart = LinePart & { packs: number | null; lost: number }

/** Shares the rounding, and cuts the allocations to the available amount by delivery week. */
function cutParts(
  line: LineToFit,
  { stocked, yard, claimed, reserved, parts }: LineParts,
  byWeek: readonly Row<'allocations'>[],
): CutPart[] {
  const shares = shareBeforeCut(line.wholeLitres, line, reserved, parts)
  const shared = parts.map((part, i) => ({ ...part, litres: shares[i] ?? part.litres }))
  const order = byWeek.flatMap(({ id }) => shared.find(({ row }) => row.id === id) ?? [])
  const amounts = fitAllocations(
    computeAvailableAmount(line, yard, claimed),
    order.map(({ litres, row, kept }) => ({ litres, packs: row.packs, loaded: kept })),
    stocked,
  )
  return shared.map((part) => {
    const { litres, packs } = amounts[order.indexOf(part)] ?? { ...part, packs: part.row.packs }
    return { ...part, litres, packs, lost: part.litres - litres }
  })
}

/**
 * Lowers the exact litres of allocations that are cut, or of all if the line is less by rounding
 * alone. Allocations without wood are left out.
 */
function settleExactLitres(
  line: LineToFit,
  { reserved, parts }: LineParts,
  cut: readonly CutPart[],
): CutPart[] {
  const kept = cut.filter(({ litres }) => litres > 0)
  const exacts = toExactLitres(line.wholeLitres, line, reserved, kept)
  const isCut = cut.some(({ lost }) => lost > 0)
  const isLess = !isCut && sum(parts, ({ exact }) => exact) > line.wholeLitres - reserved.exact
  return kept.map((part, i) => ({
    ...part,
    exact: part.lost > 0 || isLess ? (exacts[i] ?? part.exact) : part.exact,
  }))
}

const sum = <One>(all: readonly One[], read: (one: One) => number): number =>
  all.reduce((total, one) => total + read(one), 0)

/** Adds up the losses of each deal. */
export const sumCuts = (parts: readonly Pick<FittedPart, 'row' | 'lost'>[]): AllocationCut[] =>
  mergeCuts(
    parts.flatMap(({ row, lost }) => (lost > 0 ? { dealId: row.deal_id, litres: lost } : [])),
  )

type CutSupply = Pick<Row<'supplies'>, 'id' | 'number' | 'sawmill_name' | 'purchase_manager_id'>

/**
 * Notifies the sale manager of each deal that lost wood, and the supply's purchase manager of the
 * total.
 */
export async function notifyCuts(
  call: PersonCall,
  supply: CutSupply,
  cuts: readonly AllocationCut[],
  purchaseManagerIds: readonly string[],
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
    people: purchaseManagerIds,
    key: 'supply_allocations_cut',
    params: { number, sawmill: sawmill_name, m3, deals: names.join(', ') },
    record: { kind: 'supply', id },
  })
}

/** Converts the losses of deals for display, largest first. */
export async function presentCuts(
  { db }: PersonCall,
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
  call: PersonCall,
  supplyId: string,
  lines: readonly SupplyLineToFit[],
): Promise<Schemas['CutWarning'][]> {
  const found = await findCutsByLine(call.db, supplyId, lines)
  return Promise.all(
    found.map(async ({ lineId, cuts, limit }) => ({
      code: 'allocations_cut' as const,
      pointer: `/lines/${lines.findIndex(({ id }) => id === lineId)}/${limit}`,
      params: { cuts: await presentCuts(call, cuts) },
    })),
  )
}

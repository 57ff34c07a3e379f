import { writeAllocations, type AllocationChange } from '../allocations/write-allocations'
import { findPackedWood } from '../allocations/packed-wood'
import { toPairKey } from '../allocations/pair-key'
import { findYardByLine } from '../allocations/queries'
import { findWoodDifferences, hasSameWoodKey } from '../wood-lines/wood-key'
import {
  computeAvailableAmount,
  sumYard,
  type WoodAmount,
} from '../allocations/rules/available-amount'
import { type AllocationLimits, computeAllocation } from '../allocations/rules/allocate'
import type { RequestBody, Handler, Schemas, PersonCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { Problem, type FieldError } from '../problems/problem'
import {
  hasAllocatableWood,
  computeMaxCovered,
  acceptsAllocations,
} from '../allocations/allocation-rules'
import { inChunks, indexById } from '../db/rows'
import type { Row } from '../db/tables'
import { canSeeDeal } from '../deals/rules/permissions'
import { parseWoodLine, type WoodLine } from './cover-lines'

export const setAllocations: Handler<'setAllocations'> = async (call) => {
  const requests = call.body.allocations.map((request, i) => ({
    request,
    pointer: `/allocations/${i}`,
  }))
  const { pairs, parts } = await loadAllocationPairs(call, requests)
  const supplyLines = [...pairs.values()].map(({ supplyLine }) => supplyLine)
  const findYard = await findYardByLine(call.db, supplyLines)
  const findPacked = await findPackedWood(call.db, supplyLines)
  const errors: FieldError[] = []
  const items = new Map<string, Schemas['Allocation']>()
  const changes: AllocationChange[] = []
  // Decreases come first, so that their wood is available for the others.
  for (const { request, pointer } of requests.toSorted(
    (a, b) => Number(isRelease(b.request)) - Number(isRelease(a.request)),
  )) {
    const pair = pairs.get(pointer)
    if (!pair) continue
    const before = parts.get(pair.key) ?? NO_ALLOCATION
    const { sold, loaded } = findPacked(pair.supplyLine.id).getPair(pair.dealLine.id)
    const refused = findRefusal(pair, request, before)
    const now =
      refused ??
      computeAllocation(
        request,
        getAllocationLimits(
          pair,
          [...parts.values()],
          { ...before, inCargo: before.claimed, minimum: sold.litres + loaded.litres },
          findYard(pair.supplyLine.id),
        ),
      )
    if ('code' in now) {
      errors.push({
        pointer:
          now.code === 'closed_document' || now.code === 'other_wood'
            ? pointer
            : `${pointer}/quantity`,
        ...now,
      })
      continue
    }
    const { supplyLine, dealLine } = pair
    parts.set(pair.key, { ...before, ...now, supplyLineId: supplyLine.id, dealLineId: dealLine.id })
    const ids = { supply_line_id: supplyLine.id, deal_line_id: dealLine.id }
    changes.push({
      pair: { ...ids, supply_id: supplyLine.supply_id, deal_id: dealLine.deal_id },
      before: { litres: before.litres, packs: before.packs },
      after: now,
    })
    items.set(pointer, {
      ...ids,
      m3: fromLitres(now.litres),
      packs: now.packs,
      was_m3: fromLitres(before.litres),
      was_packs: before.packs,
      warnings: now.litres === 0 ? [] : findWoodDifferences(supplyLine, dealLine),
    })
  }
  if (errors.length > 0)
    throw Problem.invalid(...errors.toSorted((a, b) => getIndex(a) - getIndex(b)))
  await writeAllocations(call, changes)
  return { items: requests.flatMap(({ pointer }) => items.get(pointer) ?? []) }
}

type AllocationInput = RequestBody<'setAllocations'>['allocations'][number]
type PairAllocation = WoodAmount & { claimed: number; supplyLineId: string; dealLineId: string }

const NO_ALLOCATION: PairAllocation = {
  litres: 0,
  packs: 0,
  claimed: 0,
  supplyLineId: '',
  dealLineId: '',
}

const isRelease = ({ quantity }: AllocationInput): boolean =>
  quantity !== null && Number(quantity) === 0
const getIndex = ({ pointer }: FieldError): number => Number(pointer.split('/')[2])

/** Returns the reason to refuse any change of the pair, whatever its amount. */
function findRefusal(
  { supply, supplyLine, deal, dealLine }: AllocationPair,
  input: AllocationInput,
  before: WoodAmount,
) {
  const { was_m3 } = input
  // Allocations can be released from a reopened deal, which is a draft, and from a deal that an
  // earlier version delivered.
  const mayRelease = deal.status === 'draft' || deal.status === 'delivered'
  const isOpen = acceptsAllocations(deal.status) || (isRelease(input) && mayRelease)
  if (!isOpen || !hasAllocatableWood(supply.status)) return { code: 'closed_document' as const }
  if (was_m3 !== undefined && was_m3 !== null && was_m3 !== fromLitres(before.litres)) {
    return { code: 'changed_since' as const, params: { now: fromLitres(before.litres) } }
  }
  if (isRelease(input)) return null
  return hasSameWoodKey(supplyLine, dealLine) ? null : { code: 'other_wood' as const }
}

/**
 * Returns the limits of an allocation.
 * @param yard packs of the supply line in the yard
 */
function getAllocationLimits(
  { supplyLine, deal, dealLine }: AllocationPair,
  parts: readonly PairAllocation[],
  current: PairAllocation & AllocationLimits['current'],
  { stocked, sold }: ReturnType<Awaited<ReturnType<typeof findYardByLine>>>,
) {
  const findOtherAllocations = (matches: (part: PairAllocation) => boolean) =>
    parts.filter(
      (part) =>
        matches(part) && !(part.supplyLineId === supplyLine.id && part.dealLineId === dealLine.id),
    )
  const lineAllocations = parts.filter((part) => part.supplyLineId === supplyLine.id)
  const yard = sumYard(
    stocked,
    lineAllocations.map(({ litres, dealLineId }) => ({ litres, sold: sold.get(dealLineId) })),
  )
  return {
    source: computeAvailableAmount(supplyLine, yard),
    others: [...findOtherAllocations((part) => part.supplyLineId === supplyLine.id), stocked],
    sold: dealLine.volume_l,
    maxCovered: computeMaxCovered(dealLine.volume_l, deal.tolerance_percent),
    covered: findOtherAllocations((part) => part.dealLineId === dealLine.id).reduce(
      (sum, { litres }) => sum + litres,
      0,
    ),
    current,
  }
}

/** A supply line and a deal line, with their documents. */
export type AllocationPair = {
  key: string
  supply: Row<'supplies'>
  supplyLine: WoodLine<Row<'supply_lines'>>
  deal: Row<'deals'>
  dealLine: WoodLine<Row<'deal_lines'>>
}

type RequestedPair = {
  request: Pick<Schemas['AllocationWrite'], 'supply_line_id' | 'deal_line_id'>
  pointer: string
}

/**
 * Loads the requested lines by pointer, and every allocation of these lines by pair.
 * @throws Problem 422 with lines that don't exist or are hidden, and duplicate pairs
 */
async function loadAllocationPairs(
  { db, person }: PersonCall,
  requested: readonly RequestedPair[],
): Promise<{ pairs: ReadonlyMap<string, AllocationPair>; parts: Map<string, PairAllocation> }> {
  const supplyLineIds = [...new Set(requested.map(({ request }) => request.supply_line_id))]
  const dealLineIds = [...new Set(requested.map(({ request }) => request.deal_line_id))]
  const supplyLines = indexById(
    (
      await db.selectFrom('supply_lines').selectAll().where('id', 'in', supplyLineIds).execute()
    ).map(parseWoodLine),
  )
  const dealLines = indexById(
    (await db.selectFrom('deal_lines').selectAll().where('id', 'in', dealLineIds).execute()).map(
      parseWoodLine,
    ),
  )
  const supplies = indexById(
    await inChunks(
      [...supplyLines.values()].map((line) => line.supply_id),
      (ids) => db.selectFrom('supplies').selectAll().where('id', 'in', ids).execute(),
    ),
  )
  const deals = indexById(
    await inChunks(
      [...dealLines.values()].map((line) => line.deal_id),
      (ids) => db.selectFrom('deals').selectAll().where('id', 'in', ids).execute(),
    ),
  )
  const pairs = new Map<string, AllocationPair>()
  const errors: FieldError[] = []
  const seen = new Set<string>()
  for (const { request, pointer } of requested) {
    const [supplyLine, dealLine] = [
      supplyLines.get(request.supply_line_id),
      dealLines.get(request.deal_line_id),
    ]
    const [supply, deal] = [
      supplies.get(supplyLine?.supply_id ?? ''),
      deals.get(dealLine?.deal_id ?? ''),
    ]
    const isVisible = deal && canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null })
    if (!supplyLine || !supply)
      errors.push({ pointer: `${pointer}/supply_line_id`, code: 'not_found' })
    if (!dealLine || !deal || !isVisible)
      errors.push({ pointer: `${pointer}/deal_line_id`, code: 'not_found' })
    const key = toPairKey(request)
    if (seen.has(key)) errors.push({ pointer, code: 'duplicate' })
    seen.add(key)
    if (supplyLine && supply && dealLine && deal)
      pairs.set(pointer, { key, supply, supplyLine, deal, dealLine })
  }
  if (errors.length > 0) throw Problem.invalid(...errors)
  const rows = await db
    .selectFrom('allocations')
    .selectAll()
    .where((eb) =>
      eb.or([eb('supply_line_id', 'in', supplyLineIds), eb('deal_line_id', 'in', dealLineIds)]),
    )
    .execute()
  return {
    pairs,
    parts: new Map(
      rows.map((row) => [
        toPairKey(row),
        {
          litres: row.litres,
          packs: row.packs,
          claimed: row.claimed_l,
          supplyLineId: row.supply_line_id,
          dealLineId: row.deal_line_id,
        },
      ]),
    ),
  }
}

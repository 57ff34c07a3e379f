import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { WoodAmount } from '../allocations/rules/available-amount'
import { canSeeDeal } from '../deals/rules/permissions'
import { Problem, type FieldError } from '../problems/problem'
import { indexById, parseWoodLine, type WoodLine } from './cover-lines'

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
type PairAllocation = WoodAmount & { claimed: number; supplyLineId: string; dealLineId: string }

/**
 * Loads the requested lines by pointer, and every allocation of these lines by pair.
 * @throws Problem 422 with lines that don't exist or are hidden, and duplicate pairs
 */
export async function loadAllocationPairs(
  { db, person }: StaffCall,
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
    await readUnlessEmpty(
      [...supplyLines.values()].map((line) => line.supply_id),
      (ids) => db.selectFrom('supplies').selectAll().where('id', 'in', ids).execute(),
    ),
  )
  const deals = indexById(
    await readUnlessEmpty(
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
    const isSeen = deal && canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null })
    if (!supplyLine || !supply)
      errors.push({ pointer: `${pointer}/supply_line_id`, code: 'not_found' })
    if (!dealLine || !deal || !isSeen)
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

const toPairKey = ({ supply_line_id, deal_line_id }: RequestedPair['request']): string =>
  `${supply_line_id} ${deal_line_id}`

const readUnlessEmpty = async <One>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<One[]>,
): Promise<One[]> => (ids.length === 0 ? [] : read([...new Set(ids)]))

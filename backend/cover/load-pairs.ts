import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { Held } from '../allocations/rules/source'
import { seesDeal } from '../deals/rules/scope'
import { Problem, type FieldError } from '../problems/problem'
import { byId, readWood, type WoodLine } from './cover-lines'

/** A supply's line and a deal's line, with their documents. */
export type Pair = {
  key: string
  supply: Row<'supplies'>
  supplyLine: WoodLine<Row<'supply_lines'>>
  deal: Row<'deals'>
  dealLine: WoodLine<Row<'deal_lines'>>
}

type Asked = {
  wish: Pick<Schemas['AllocationWrite'], 'supply_line_id' | 'deal_line_id'>
  at: string
}
type Part = Held & { claimed: number; supplyLineId: string; dealLineId: string }

/**
 * The lines that are asked for, by the place in the call, and all that is allocated of them and to them, by pair.
 * @throws Problem 422 with lines that are not there, or not in sight, and pairs that are asked for twice
 */
export async function loadPairs(
  { db, person }: StaffCall,
  asked: readonly Asked[],
): Promise<{ pairs: ReadonlyMap<string, Pair>; parts: Map<string, Part> }> {
  const supplyLineIds = [...new Set(asked.map(({ wish }) => wish.supply_line_id))]
  const dealLineIds = [...new Set(asked.map(({ wish }) => wish.deal_line_id))]
  const supplyLines = byId(
    (
      await db.selectFrom('supply_lines').selectAll().where('id', 'in', supplyLineIds).execute()
    ).map(readWood),
  )
  const dealLines = byId(
    (await db.selectFrom('deal_lines').selectAll().where('id', 'in', dealLineIds).execute()).map(
      readWood,
    ),
  )
  const supplies = byId(
    await rowsOf(
      [...supplyLines.values()].map((line) => line.supply_id),
      (ids) => db.selectFrom('supplies').selectAll().where('id', 'in', ids).execute(),
    ),
  )
  const deals = byId(
    await rowsOf(
      [...dealLines.values()].map((line) => line.deal_id),
      (ids) => db.selectFrom('deals').selectAll().where('id', 'in', ids).execute(),
    ),
  )
  const pairs = new Map<string, Pair>()
  const errors: FieldError[] = []
  const seen = new Set<string>()
  for (const { wish, at } of asked) {
    const [supplyLine, dealLine] = [
      supplyLines.get(wish.supply_line_id),
      dealLines.get(wish.deal_line_id),
    ]
    const [supply, deal] = [
      supplies.get(supplyLine?.supply_id ?? ''),
      deals.get(dealLine?.deal_id ?? ''),
    ]
    const isSeen = deal && seesDeal(person, { wasConfirmed: deal.confirmed_at !== null })
    if (!supplyLine || !supply) errors.push({ pointer: `${at}/supply_line_id`, code: 'not_found' })
    if (!dealLine || !deal || !isSeen)
      errors.push({ pointer: `${at}/deal_line_id`, code: 'not_found' })
    const key = keyOf(wish)
    if (seen.has(key)) errors.push({ pointer: at, code: 'duplicate' })
    seen.add(key)
    if (supplyLine && supply && dealLine && deal)
      pairs.set(at, { key, supply, supplyLine, deal, dealLine })
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
        keyOf(row),
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

const keyOf = ({ supply_line_id, deal_line_id }: Asked['wish']): string =>
  `${supply_line_id} ${deal_line_id}`

const rowsOf = async <One>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<One[]>,
): Promise<One[]> => (ids.length === 0 ? [] : read([...new Set(ids)]))

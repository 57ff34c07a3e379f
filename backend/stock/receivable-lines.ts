import { computeExcess, computeRounding, toExactPackLitres } from '@domain/timber'
import { findLineParts, type LineParts, toSharedLine } from '../allocations/line-parts'
import { hasSumOfPacks } from '../allocations/rules/available-amount'
import { isAllListed } from '../allocations/rules/rounding'
import { getUsableLitres } from '../cargos/rules/compute-load'
import { recordChanges } from '../db/unit-of-work'
import { sql } from 'kysely'
import {
  DOUBLE_ROUNDING,
  STOCKED_LITRES,
  toListedLitresSql,
  UNSOLD_LOT_STATUSES,
} from '../allocations/queries'
import type { Handler } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseSearchWords } from '../db/fold'
import { containsDocumentText } from '../products/document-search'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findReceivablePacks } from '../packs/received-packs'
import { createProductSearchConditions } from '../products/queries'
import { computeLotsRounding } from './counted-litres'

/** Statuses of a supply whose wood may be received into the yard. */
const ARRIVING_STATUSES = ['ready', 'loading', 'shipped', 'completed'] as const

const MAX_LINES = 50

/**
 * Litres of a line that can be received: ready, limited to what inspection accepted, without
 * allocations and packs in the yard.
 */
const FREE_LITRES_SQL = sql<number>`${toListedLitresSql(
  sql`case when supply_lines.accepted_l < supply_lines.ready_l then supply_lines.accepted_l else supply_lines.ready_l end`,
)}
  - (select coalesce(sum(allocations.litres), 0) from allocations where allocations.supply_line_id = supply_lines.id) - ${STOCKED_LITRES}`

const receivableLinesQuery = (db: Db) =>
  db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .innerJoin('products', 'products.id', 'supply_lines.product_id')
    .select(['supply_lines.id', 'supply_lines.smallest_pack_l', FREE_LITRES_SQL.as('free')])
    .select([
      'supplies.id as supply_id',
      'supplies.number',
      'supplies.sawmill_name',
      'products.id as product_id',
      'products.name as product_name',
      'products.specification as product_specification',
    ])
    .where('supplies.status', 'in', [...ARRIVING_STATUSES])
    .where('supply_lines.ready_l', '>', 0)

/** A supply line that packs can be received from. */
export type ReceivableRow = Awaited<
  ReturnType<typeof receivableLinesQuery>['execute'] extends () => Promise<infer Rows>
    ? Rows
    : never
>[number]

/** Returns the litres of a line that are neither allocated nor in the yard. */
export const getReceivableLitres = ({ free }: Pick<ReceivableRow, 'free'>): number =>
  Math.max(0, free)

type ReceivedPack = Pick<Row<'lots'>, 'pcs' | 'litres'> & {
  listed: Pick<Row<'packs'>, 'volume_mm3'> | null
}

/**
 * Returns the most litres that packs of a line may have together: its free wood, and what they may
 * exceed it by because each is rounded.
 * @param packs all packs that are received
 */
export async function computeReceivableMost(
  db: Db,
  { id, free }: Pick<ReceivableRow, 'id' | 'free'>,
  packs: readonly ReceivedPack[],
): Promise<number> {
  const line = toSharedLine(
    await db.selectFrom('supply_lines').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const wood = (await findLineParts(db, [line]))(id)
  // Packs in the yard have used their rounding if the free litres are below zero.
  return (
    free +
    (await computeYardRounding(db, line, wood, packs)) +
    (await computeListedRounding(db, line, wood, packs))
  )
}

type ReceivingLine = ReturnType<typeof toSharedLine>

/**
 * Returns the litres that packs received or in the yard have beyond the volume of all their pieces.
 * Listed packs count only until all of the line is listed, because it is as much as its packs then.
 */
async function computeYardRounding(
  db: Db,
  line: ReceivingLine,
  { stocked, parts }: LineParts,
  packs: readonly ReceivedPack[],
): Promise<number> {
  const unlisted = await db
    .selectFrom('lots')
    .select(['pcs', 'litres'])
    .where('supply_line_id', '=', line.id)
    .where('status', 'in', UNSOLD_LOT_STATUSES)
    .where('tally', 'is', null)
    .execute()
  const ofList = packs.reduce(
    (sum, { litres, listed }) => sum + (listed ? computeExcess(litres, listed.volume_mm3) : 0),
    stocked.litres - stocked.exact,
  )
  // The free litres have what allocations gave already for the rounding of the packs.
  const given = parts.reduce((sum, { exact, litres }) => sum + Math.max(0, exact - litres), 0)
  return computeLotsRounding(
    [...unlisted, ...packs.filter(({ listed }) => listed === null)],
    line.specification,
    hasSumOfPacks(line) || isAllListed(getUsableLitres(line), line) ? 0 : ofList - given,
  )
}

/**
 * Returns the litres that listed packs may take from allocations by their rounding, as far as those
 * are not in cargo: all that is open if the volume of their pieces is free. Else it is less than
 * any pack, so that the next receipt needs unallocated wood, and none unless all of the line is
 * listed.
 */
async function computeListedRounding(
  db: Db,
  line: ReceivingLine,
  { stocked, parts }: LineParts,
  packs: readonly ReceivedPack[],
): Promise<number> {
  const listedCount = packs.filter(({ listed }) => listed !== null).length
  if (listedCount === 0) return 0
  const { count } = await db
    .selectFrom('packs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('supply_line_id', '=', line.id)
    .where('lot_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const open = parts.reduce((sum, { litres, known }) => sum + Math.max(0, litres - known.litres), 0)
  // Allocations can only give rounding back if all of the line is listed.
  const isListed = hasSumOfPacks(line) || isAllListed(line.agreed, line)
  const rounding = isListed ? computeRounding(listedCount + count, line.smallest_pack_l) : 0
  if (hasSumOfPacks(line)) return Math.min(rounding, open)
  const received = packs.reduce(
    (sum, { litres, listed }) => sum + (listed ? toExactPackLitres(listed.volume_mm3) : litres),
    0,
  )
  const taken = parts.reduce((sum, { exact, known }) => sum + Math.max(exact, known.exact), 0)
  const isFree = Math.round(received + stocked.exact + taken) <= getUsableLitres(line) + rounding
  return isFree ? open : Math.min(rounding, open)
}

/**
 * Creates a check that reserves room on a line pack by pack. Packs without a line, or without an
 * increase, always fit.
 */
export function createRoomCheck(): (line: ReceivableRow | undefined, litres: number) => boolean {
  const reservedLitres = new Map<string, number>()
  return (line, litres) => {
    if (!line || litres <= 0) return true
    const all = (reservedLitres.get(line.id) ?? 0) + litres
    if (all > getReceivableLitres(line)) return false
    reservedLitres.set(line.id, all)
    return true
  }
}

/** Returns undefined if the line does not exist or its supply is not ready. */
export const findReceivableLine = (db: Db, id: string): Promise<ReceivableRow | undefined> =>
  receivableLinesQuery(db).where('supply_lines.id', '=', id).executeTakeFirst()

/** Leaves out lines that can't be received. */
export const findReceivableLines = (db: Db, ids: readonly string[]): Promise<ReceivableRow[]> =>
  receivableLinesQuery(db).where('supply_lines.id', 'in', ids).execute()

export const findReceivableLinesByNumber = (
  db: Db,
  numbers: readonly string[],
): Promise<ReceivableRow[]> =>
  receivableLinesQuery(db).where('supplies.number', 'in', numbers).execute()

export const listReceivable: Handler<'listReceivable'> = async ({ db, query }) => {
  const words = parseSearchWords(query.q)
  const lines = await receivableLinesQuery(db)
    .$if(words.length > 0, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb.and(words.map((word) => containsDocumentText('supplies', word))),
          eb(
            'supply_lines.product_id',
            'in',
            db
              .selectFrom('products')
              .select('id')
              .where((eb) => eb.and(createProductSearchConditions(query.q))),
          ),
        ]),
      ),
    )
    // Less than the rounding of the listed packs is no pack.
    .where(sql<number>`(${FREE_LITRES_SQL}) * 2`, '>', DOUBLE_ROUNDING)
    .orderBy('supplies.number_key', 'desc')
    .orderBy('supply_lines.position')
    .limit(MAX_LINES + 1)
    .execute()
  const getPacks = await findReceivablePacks(
    db,
    lines.map(({ id }) => id),
  )
  return {
    has_more: lines.length > MAX_LINES,
    items: lines.slice(0, MAX_LINES).map((line) => ({
      supply_line_id: line.id,
      supply: { id: line.supply_id, number: line.number },
      sawmill: line.sawmill_name,
      product: {
        id: line.product_id,
        name: line.product_name,
        specification: parseJson(line.product_specification),
      },
      free_m3: fromLitres(getReceivableLitres(line)),
      packs: getPacks(line.id),
    })),
  }
}

type CountedPack = Pick<Row<'lots'>, 'litres' | 'supply_line_id'>

/**
 * Records the supply lines whose packs changed in volume.
 * @param packs null before a pack existed, and after it was deleted
 */
export function recordStockChanges(
  db: Db,
  packs: readonly { before: CountedPack | null; after: CountedPack | null }[],
): void {
  const stockedLines = packs.flatMap(({ before, after }) =>
    (before?.litres ?? 0) === (after?.litres ?? 0) ? [] : ((after ?? before)?.supply_line_id ?? []),
  )
  recordChanges(db, { stockedLines })
}

import { computeExcess, computeRounding, toExactPackLitres } from '@domain/timber'
import { findLineParts, type LineParts, toSharedLine } from '../allocations/line-parts'
import { hasSumOfPacks } from '../allocations/rules/available-amount'
import { isAllListed } from '../allocations/rules/rounding'
import { getUsableLitres } from '../cargos/rules/compute-load'
import { recordChanges } from '../db/unit-of-work'
import { type RawBuilder, sql } from 'kysely'
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
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { syncLoadedSupplies } from '../loaded-supplies/sync-loaded-supplies'
import { findReceivablePacks } from '../packs/received-packs'
import { createProductSearchConditions } from '../products/queries'
import { computeLotsRounding } from './counted-litres'
import { READY_SUPPLY_STATUSES } from '../statuses/supply-statuses'

const MAX_LINES = 50

/** Condition: the wood has to be inspected, and no report is approved. */
const IS_UNINSPECTED = sql<boolean>`supplies.inspection_required = 1 and supply_lines.accepted_l is null`

/** Litres of a line that are ready, limited to what inspection accepted. */
const ACCEPTED_LITRES = sql<number>`case when supply_lines.accepted_l < supply_lines.ready_l then supply_lines.accepted_l else supply_lines.ready_l end`

/** Returns litres of a line without allocations and packs in the yard. */
const toFreeLitres = (litres: RawBuilder<number>) =>
  sql<number>`${toListedLitresSql(litres)}
  - (select coalesce(sum(allocations.litres), 0) from allocations where allocations.supply_line_id = supply_lines.id) - ${STOCKED_LITRES}`

/** Litres of a line that can be received. */
const FREE_LITRES = toFreeLitres(
  sql`case when ${IS_UNINSPECTED} then 0 else ${ACCEPTED_LITRES} end`,
)

/** Condition: less than the rounding of the listed packs is not a pack. */
const isMoreThanRounding = (litres: RawBuilder<number>) =>
  sql<boolean>`(${litres}) * 2 > ${DOUBLE_ROUNDING}`

const receivableLinesQuery = (db: Db) =>
  db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .innerJoin('products', 'products.id', 'supply_lines.product_id')
    .select(['supply_lines.id', 'supply_lines.smallest_pack_l', FREE_LITRES.as('free')])
    // SQLite has no booleans.
    .select(sql<number>`case when ${IS_UNINSPECTED} then 1 else 0 end`.as('is_uninspected'))
    .select([
      'supplies.id as supply_id',
      'supplies.number',
      'supplies.status',
      'supplies.sawmill_name',
      'products.id as product_id',
      'products.name as product_name',
      'products.specification as product_specification',
    ])
    .where('supplies.status', 'in', READY_SUPPLY_STATUSES)
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

/** A pack in the yard as it is, null if it is new, and as it is to be. */
export type YardChange = {
  before: Pick<Row<'lots'>, 'id' | 'litres' | 'tally'> | null
  after: Pick<Row<'lots'>, 'pcs' | 'litres'> & {
    /** The listed pack that it is; null if its pieces have no list. */
    listed: Pick<Row<'packs'>, 'volume_mm3'> | null
  }
}

type ReceivingLine = ReturnType<typeof toSharedLine>

/** A supply line whose packs are received or counted. */
type YardLine = {
  line: ReceivingLine
  /** Litres that are neither allocated nor in the yard. */
  free: number
  wood: LineParts
  /** Unsold packs in the yard without a tally. */
  unlisted: readonly Pick<Row<'lots'>, 'id' | 'pcs' | 'litres'>[]
  /** Listed packs that were received. */
  received: readonly Pick<Row<'packs'>, 'lot_id' | 'volume_mm3'>[]
}

/**
 * Reads the wood of supply lines.
 * @returns a check: true if all of these packs of a line fit into its free wood, which they may
 * exceed by their rounding
 */
export async function findRoom(
  db: Db,
  lines: readonly Pick<ReceivableRow, 'id' | 'free' | 'is_uninspected'>[],
): Promise<(lineId: string, changes: readonly YardChange[]) => boolean> {
  const ids = lines.map(({ id }) => id)
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('supply_lines').selectAll().where('id', 'in', chunk).execute(),
  )
  const shared = rows.map(toSharedLine)
  const findParts = await findLineParts(db, shared)
  const unlisted = await inChunks(ids, (chunk) =>
    db
      .selectFrom('lots')
      .select(['id', 'supply_line_id', 'pcs', 'litres'])
      .where('supply_line_id', 'in', chunk)
      .where('status', 'in', UNSOLD_LOT_STATUSES)
      .where('tally', 'is', null)
      .execute(),
  )
  const received = await inChunks(ids, (chunk) =>
    db
      .selectFrom('packs')
      .select(['supply_line_id', 'lot_id', 'volume_mm3'])
      .where('supply_line_id', 'in', chunk)
      .where('lot_id', 'is not', null)
      .execute(),
  )
  const unlistedByLine = groupBy(unlisted, ({ supply_line_id }) => supply_line_id ?? '')
  const receivedByLine = groupBy(received, ({ supply_line_id }) => supply_line_id)
  const lineById = new Map(shared.map((line) => [line.id, line]))
  const freeById = new Map(lines.map(({ id, free }) => [id, free]))
  const uninspected = new Set(lines.flatMap((line) => (line.is_uninspected ? line.id : [])))
  return (lineId, changes) => {
    const line = lineById.get(lineId)
    if (!line) throw new Error('The line was not read.')
    const free = freeById.get(lineId) ?? 0
    const sum = (litres: (change: YardChange) => number) =>
      changes.reduce((total, change) => total + litres(change), 0)
    const more = sum(({ before, after }) => after.litres - (before?.litres ?? 0))
    if (more <= free) return true
    // Rounding gives room beside accepted wood only.
    if (uninspected.has(lineId)) return more <= 0
    const yard = replacePacks(
      {
        ...{ line, free, wood: findParts(lineId) },
        unlisted: unlistedByLine.get(lineId) ?? [],
        received: receivedByLine.get(lineId) ?? [],
      },
      changes,
    )
    const packs = changes.map(({ after }) => after)
    // Packs in the yard have used their rounding if the free litres are below zero.
    const most = yard.free + computeYardRounding(yard, packs) + computeListedRounding(yard, packs)
    return sum(({ after }) => after.litres) <= most
  }
}

/** Returns a line without the packs that change. */
function replacePacks(yard: YardLine, changes: readonly YardChange[]): YardLine {
  const before = changes.flatMap((change) => change.before ?? [])
  const ids = new Set(before.map(({ id }) => id))
  const isOther = (id: string | null) => id === null || !ids.has(id)
  const litres = before.reduce((sum, lot) => sum + lot.litres, 0)
  const volumes = new Map(yard.received.map(({ lot_id, volume_mm3 }) => [lot_id, volume_mm3]))
  const excess = before.reduce((sum, { id, tally, ...lot }) => {
    const volume = tally === null ? undefined : volumes.get(id)
    return volume === undefined ? sum : sum + computeExcess(lot.litres, volume)
  }, 0)
  const { stocked } = yard.wood
  return {
    line: yard.line,
    free: yard.free + litres,
    wood: {
      ...yard.wood,
      stocked: {
        ...stocked,
        litres: stocked.litres - litres,
        exact: stocked.exact - litres + excess,
      },
    },
    unlisted: yard.unlisted.filter(({ id }) => isOther(id)),
    received: yard.received.filter(({ lot_id }) => isOther(lot_id)),
  }
}

/**
 * Returns the litres that packs received or in the yard have beyond the volume of all their pieces.
 * Listed packs count only until all of the line is listed, because the line then equals the sum of
 * its packs.
 */
function computeYardRounding(
  { line, wood: { stocked, parts }, unlisted }: YardLine,
  packs: readonly YardChange['after'][],
): number {
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
 * Returns the litres by which listed packs may exceed the free wood: the open wood of all
 * allocations if the exact volume is free, else only the rounding tolerance, which is 0 unless all
 * of the line is listed.
 */
function computeListedRounding(
  { line, wood: { stocked, parts }, received }: YardLine,
  packs: readonly YardChange['after'][],
): number {
  const listedCount = packs.filter(({ listed }) => listed !== null).length
  if (listedCount === 0) return 0
  const openLitres = parts.reduce(
    (sum, { litres, packed }) => sum + Math.max(0, litres - packed.litres),
    0,
  )
  // Allocations can only give rounding back if all of the line is listed.
  const isListed = hasSumOfPacks(line) || isAllListed(line.wholeLitres, line)
  const count = listedCount + received.length
  const tolerance = isListed ? computeRounding(count, line.smallest_pack_l) : 0
  if (hasSumOfPacks(line)) return Math.min(tolerance, openLitres)
  const receivedExact = packs.reduce(
    (sum, { litres, listed }) => sum + (listed ? toExactPackLitres(listed.volume_mm3) : litres),
    0,
  )
  const allocatedExact = parts.reduce(
    (sum, { exact, packed }) => sum + Math.max(exact, packed.exact),
    0,
  )
  const isFree =
    Math.round(receivedExact + stocked.exact + allocatedExact) <= getUsableLitres(line) + tolerance
  return isFree ? openLitres : Math.min(tolerance, openLitres)
}

/**
 * Creates a check that reserves room on supply lines pack by pack, as `findRoom`. Packs without a
 * line, or without an increase, always fit.
 * @param lines the lines of all packs that are checked; other lines have no room
 */
export async function createRoomCheck(
  db: Db,
  lines: readonly ReceivableRow[],
): Promise<(lineId: string | null, change: YardChange) => boolean> {
  const hasRoom = await findRoom(db, lines)
  const lineIds = new Set(lines.map(({ id }) => id))
  const reserved = new Map<string, YardChange[]>()
  return (lineId, change) => {
    if (lineId === null || change.after.litres <= (change.before?.litres ?? 0)) return true
    const all = [...(reserved.get(lineId) ?? []), change]
    if (!lineIds.has(lineId) || !hasRoom(lineId, all)) return false
    reserved.set(lineId, all)
    return true
  }
}

/** True if packs can still be received from the line: a completed supply delivers no more. */
export const isReceivingOpen = ({ status }: Pick<ReceivableRow, 'status'>): boolean =>
  status !== 'completed'

/** Returns undefined if the line does not exist or its supply is not ready. */
export const findReceivableLine = (db: Db, id: string): Promise<ReceivableRow | undefined> =>
  receivableLinesQuery(db).where('supply_lines.id', '=', id).executeTakeFirst()

/** Leaves out lines that can't be received. */
export const findReceivableLines = (db: Db, ids: readonly string[]): Promise<ReceivableRow[]> =>
  receivableLinesQuery(db).where('supply_lines.id', 'in', ids).execute()

/** Finds the lines of supplies, completed ones included. */
export const findReceivableLinesByNumber = (
  db: Db,
  numbers: readonly string[],
): Promise<ReceivableRow[]> =>
  receivableLinesQuery(db).where('supplies.number', 'in', numbers).execute()

/** Number of uninspected supplies that the list names. */
const MAX_NAMED_SUPPLIES = 5

export const listReceivable: Handler<'listReceivable'> = async ({ db, query }) => {
  const words = parseSearchWords(query.q)
  const matching = receivableLinesQuery(db)
    .where('supplies.status', '<>', 'completed')
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
              .where((eb) => eb.and(createProductSearchConditions(query.q, 'begun'))),
          ),
        ]),
      ),
    )
    .orderBy('supplies.number_key', 'desc')
  const lines = await matching
    .where(isMoreThanRounding(FREE_LITRES))
    .orderBy('supply_lines.position')
    .limit(MAX_LINES + 1)
    .execute()
  const uninspected = await matching
    .where(IS_UNINSPECTED)
    .where(isMoreThanRounding(toFreeLitres(ACCEPTED_LITRES)))
    .clearSelect()
    .select(['supplies.number', 'supplies.number_key'])
    .distinct()
    .limit(MAX_NAMED_SUPPLIES)
    .execute()
  const getPacks = await findReceivablePacks(
    db,
    lines.map(({ id }) => id),
  )
  return {
    has_more: lines.length > MAX_LINES,
    uninspected: uninspected.map(({ number }) => number),
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
 * Records the supply lines whose packs changed in volume, and advances their supplies: received
 * wood has left the mill.
 * @param packs null before a pack existed, and after it was deleted
 */
export async function syncStockedSupplies(
  host: Parameters<typeof syncLoadedSupplies>[0],
  packs: readonly { before: CountedPack | null; after: CountedPack | null }[],
): Promise<void> {
  const { db } = host
  const stockedLines = packs.flatMap(({ before, after }) =>
    (before?.litres ?? 0) === (after?.litres ?? 0) ? [] : ((after ?? before)?.supply_line_id ?? []),
  )
  recordChanges(db, { stockedLines })
  const supplies = await inChunks(stockedLines, (ids) =>
    db.selectFrom('supply_lines').select('supply_id').where('id', 'in', ids).execute(),
  )
  await syncLoadedSupplies(
    host,
    supplies.map(({ supply_id }) => supply_id),
  )
}

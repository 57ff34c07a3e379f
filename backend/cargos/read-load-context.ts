import { sql } from 'kysely'
import { computeExcess, sumLotsLitres, sumRoundedPacks } from '@domain/timber'
import { findInspectedSupplies } from '../inspections/inspections'
import { parseWoodLine, type WoodLine } from '../cover/cover-lines'
import type { Schemas } from '../call'
import { hasSumOfPacks, type WoodAmount } from '../allocations/rules/available-amount'
import { indexById, groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getPackWeight } from '../packs/present-packs'
import {
  computeLoadableAmount,
  type LoadLimits,
  type MillPack,
  type YardLot,
} from './rules/compute-load'

/**
 * Columns that the load checks and screens use. Hundreds of rows may be loadable, and the full rows
 * are wide.
 */
const SUPPLY_COLUMNS = [
  'id',
  'number',
  'status',
  'sawmill_id',
  'sawmill_name',
  'ready_week',
  'loading_place',
  'inspection_required',
] as const
const DEAL_COLUMNS = [
  'id',
  'number',
  'status',
  'client_id',
  'client_name',
  'incoterms_rule',
  'delivery_week_from',
  'delivery_week_to',
] as const
const SUPPLY_LINE_COLUMNS = [
  'id',
  'position',
  'product_name',
  'specification',
  'wood_key',
  'unit',
  'quantity',
  'confirmed_quantity',
  'ready_quantity',
  'ready_l',
  'accepted_l',
  'usable_l',
  'listed_l',
  'measured_l',
  'listed_packs',
  'smallest_pack_l',
] as const
const DEAL_LINE_COLUMNS = ['id', 'certification'] as const
/** Loads of canceled cargos may be of lines that were removed from their documents. */
const SUPPLY_OF_LINE = sql<string>`coalesce(supply_id, removed_from)`.as('supply_id')
const DEAL_OF_LINE = sql<string>`coalesce(deal_id, removed_from)`.as('deal_id')

/** The supply line and the deal line of a load, with their documents. */
export type LoadPair = {
  supply: Pick<Row<'supplies'>, (typeof SUPPLY_COLUMNS)[number]>
  supplyLine: WoodLine<
    Pick<Row<'supply_lines'>, (typeof SUPPLY_LINE_COLUMNS)[number] | 'supply_id'>
  >
  deal: Pick<Row<'deals'>, (typeof DEAL_COLUMNS)[number]>
  dealLine: Pick<Row<'deal_lines'>, (typeof DEAL_LINE_COLUMNS)[number] | 'deal_id'>
  /** UN/LOCODE of the yard where the ordered packs are; null for wood at the mill. */
  stockPlace: string | null
  /** ISO 3166-1 alpha-2 code. */
  sawmillCountry: string
}

type LoadLineIds = {
  supply_line_id: string
  deal_line_id: string
  /** Packs that the load names at the mill, even if others of the pair are in the yard. */
  pack_ids?: readonly string[] | undefined
  /** True for wood at the mill, even if packs of the pair are in the yard. */
  isAtMill?: boolean
}
/** The amount and packs of another load. */
export type OtherLoad = LoadLineIds &
  WoodAmount & {
    lot_ids: readonly string[]
    pack_ids: readonly string[]
    /** Litres that rounding added to the pieces of its packs, if no packs of lists were read. */
    excess?: number
  }

/** Data for checking loads: lines, documents, allocations and the amounts of other loads. */
export type LoadContext = {
  getPair(load: LoadLineIds): LoadPair | null
  /** @param siblings the other loads of the same cargo */
  getLimits(load: LoadLineIds, siblings: readonly OtherLoad[]): LoadLimits | null
  /** Yard packs sold to the deal's line from this supply's line; empty for wood at the mill. */
  getLots(load: LoadLineIds, siblings: readonly OtherLoad[]): YardLot[]
  /** Packs of the supply line's list, wherever they are; none if they were not read. */
  getMillPacks(load: LoadLineIds, siblings: readonly OtherLoad[]): MillPack[]
  /** Country and address of a deal's client. */
  getConsignee(clientId: string): Schemas['CargoShare']['consignee']
  /** Numbers of the given supplies that still miss a required inspection. */
  uninspected: ReadonlySet<string>
}

/**
 * Reads the context of all given loads in parallel.
 * @param cargoId the cargo of the loads, whose stored loads are not counted; null for a new one
 * @param hasMillPacks true to read the packs of the lines' lists, which may be thousands
 */
export async function readLoadContext(
  db: Db,
  loads: readonly LoadLineIds[],
  cargoId: string | null,
  { hasMillPacks = true } = {},
): Promise<LoadContext> {
  return createLoadContext(await loadRows(db, loads, cargoId, hasMillPacks))
}

async function loadRows(
  db: Db,
  loads: readonly LoadLineIds[],
  cargoId: string | null,
  hasMillPacks: boolean,
) {
  const lineIds = [...new Set(loads.map((load) => load.supply_line_id))]
  const dealLineIds = [...new Set(loads.map((load) => load.deal_line_id))]
  const [lines, dealLines, parts, others, lots, packs] = await Promise.all([
    readUnlessEmpty(lineIds, (ids) =>
      db
        .selectFrom('supply_lines')
        .select(SUPPLY_LINE_COLUMNS)
        .select(SUPPLY_OF_LINE)
        .where('id', 'in', ids)
        .execute(),
    ),
    readUnlessEmpty(dealLineIds, (ids) =>
      db
        .selectFrom('deal_lines')
        .select(DEAL_LINE_COLUMNS)
        .select(DEAL_OF_LINE)
        .where('id', 'in', ids)
        .execute(),
    ).then(indexById),
    readUnlessEmpty(lineIds, (ids) =>
      db
        .selectFrom('allocations')
        .select(['supply_line_id', 'deal_line_id', 'litres', 'packs', 'exact_l'])
        .where('supply_line_id', 'in', ids)
        .execute(),
    ),
    readUnlessEmpty(lineIds, (ids) => findOtherLoads(db, ids, cargoId, hasMillPacks)),
    readUnlessEmpty(dealLineIds, (ids) => orderedLotsQuery(db, ids)),
    readUnlessEmpty(hasMillPacks ? lineIds : [], (ids) => findMillPacks(db, ids)),
  ])
  const supplyLines = indexById(lines.map(parseWoodLine))
  const lotsByPair = groupBy(lots, (lot) => toPairKey({ ...lot, deal_line_id: lot.order_line_id }))
  // Packs in the yard need no inspection: they were checked on receipt.
  const atMills = new Set(
    loads.flatMap((load) =>
      getStockPlace({ lotsByPair }, load) === null
        ? (supplyLines.get(load.supply_line_id)?.supply_id ?? [])
        : [],
    ),
  )
  const supplyIds = [...new Set([...supplyLines.values()].map((line) => line.supply_id))]
  const dealIds = [...new Set([...dealLines.values()].map((line) => line.deal_id))]
  const [supplies, deals, inspected] = await Promise.all([
    readUnlessEmpty(supplyIds, (ids) =>
      db.selectFrom('supplies').select(SUPPLY_COLUMNS).where('id', 'in', ids).execute(),
    ).then(indexById),
    readUnlessEmpty(dealIds, (ids) =>
      db.selectFrom('deals').select(DEAL_COLUMNS).where('id', 'in', ids).execute(),
    ).then(indexById),
    findInspectedSupplies(db, [...atMills]),
  ])
  const clientIds = [...new Set([...deals.values()].map((deal) => deal.client_id))]
  const sawmillIds = [...new Set([...supplies.values()].map((supply) => supply.sawmill_id))]
  const [clients, sawmills] = await Promise.all([
    readUnlessEmpty(clientIds, (ids) =>
      db
        .selectFrom('clients')
        .select(['id', 'country', 'address'])
        .where('id', 'in', ids)
        .execute(),
    ).then(indexById),
    readUnlessEmpty(sawmillIds, (ids) =>
      db.selectFrom('sawmills').select(['id', 'country']).where('id', 'in', ids).execute(),
    ).then(indexById),
  ])
  const uninspected = [...supplies.values()].filter(
    ({ id, inspection_required }) =>
      atMills.has(id) && inspection_required === 1 && !inspected.has(id),
  )
  const sumLines = new Set([...supplyLines.values()].filter(hasSumOfPacks).map(({ id }) => id))
  return {
    cargoId,
    hasMillPacks,
    supplyLines,
    dealLines,
    supplies,
    deals,
    clients,
    sawmills,
    uninspected,
    allocationByPair: new Map(parts.map((part) => [toPairKey(part), part])),
    othersByLine: groupBy(others, ({ supply_line_id }) => supply_line_id),
    lotsByPair,
    packsByLine: groupBy(packs, ({ supply_line_id }) => supply_line_id),
    /** Lines that are the sum of their packs. */
    sumLines,
    roundedById: new Map(
      packs.map(({ id, supply_line_id, litres, volume_mm3 }) => [
        id,
        { litres, excess: sumLines.has(supply_line_id) ? 0 : computeExcess(litres, volume_mm3) },
      ]),
    ),
  }
}
type Rows = Awaited<ReturnType<typeof loadRows>>

const createLoadContext = (rows: Rows): LoadContext => ({
  getPair: (load) => getPair(rows, load),
  getLimits: (load, siblings) => getLimits(rows, load, siblings),
  getLots: (load, siblings) => getLots(rows, load, siblings),
  getMillPacks: (load, siblings) => getMillPacks(rows, load, siblings),
  getConsignee: (clientId) => ({
    country: rows.clients.get(clientId)?.country ?? '',
    address: rows.clients.get(clientId)?.address ?? null,
  }),
  uninspected: new Set(rows.uninspected.map(({ number }) => number)),
})

const getYardLots = ({ lotsByPair }: Pick<Rows, 'lotsByPair'>, load: LoadLineIds) =>
  lotsByPair.get(toPairKey(load)) ?? []

/** Returns the yard of a load; null for wood at the mill. */
const getStockPlace = (
  rows: { lotsByPair: ReadonlyMap<string, readonly { location: string }[]> },
  load: LoadLineIds,
): string | null =>
  (load.isAtMill || load.pack_ids?.length
    ? null
    : rows.lotsByPair.get(toPairKey(load))?.[0]?.location) ?? null

function getPair(rows: Rows, load: LoadLineIds): LoadPair | null {
  const supplyLine = rows.supplyLines.get(load.supply_line_id)
  const dealLine = rows.dealLines.get(load.deal_line_id)
  const supply = rows.supplies.get(supplyLine?.supply_id ?? '')
  const deal = rows.deals.get(dealLine?.deal_id ?? '')
  if (!supplyLine || !dealLine || !supply || !deal) return null
  return {
    supply,
    supplyLine,
    deal,
    dealLine,
    stockPlace: getStockPlace(rows, load),
    sawmillCountry: rows.sawmills.get(supply.sawmill_id)?.country ?? '',
  }
}

/** Returns the other loads of a supply line, with the number and the excess of their packs. */
function getOthers(
  { othersByLine, roundedById, sumLines, hasMillPacks }: Rows,
  { supply_line_id }: LoadLineIds,
  siblings: readonly OtherLoad[],
) {
  const getExcess = ({ pack_ids, excess = 0 }: OtherLoad): number => {
    if (hasMillPacks)
      return sumRoundedPacks(pack_ids.flatMap((id) => roundedById.get(id) ?? [])).excess
    return sumLines.has(supply_line_id) ? 0 : excess
  }
  return [
    ...(othersByLine.get(supply_line_id) ?? []),
    ...siblings.filter((other) => other.supply_line_id === supply_line_id),
  ].map((other) => ({
    ...other,
    namedPackCount: other.pack_ids.length,
    excess: getExcess(other),
  }))
}

function getLots(rows: Rows, load: LoadLineIds, siblings: readonly OtherLoad[]): YardLot[] {
  const loaded = new Set(
    getOthers(rows, load, siblings)
      .filter((other) => isSamePair(other, load))
      .flatMap(({ lot_ids }) => lot_ids),
  )
  return getYardLots(rows, load).map((lot) => ({
    id: lot.id,
    barcode: lot.barcode,
    location: lot.location,
    pcs: lot.pcs,
    litres: lot.litres,
    pack_number: lot.pack_number,
    tally: lot.tally,
    isLoaded: loaded.has(lot.id),
  }))
}

function getMillPacks(
  { supplyLines, packsByLine, roundedById, cargoId }: Rows,
  load: LoadLineIds,
  siblings: readonly OtherLoad[],
): MillPack[] {
  const line = supplyLines.get(load.supply_line_id)
  if (!line) return []
  const inSiblings = new Set(siblings.flatMap(({ pack_ids }) => pack_ids))
  return (packsByLine.get(line.id) ?? []).map((pack) => ({
    id: pack.id,
    number: pack.number,
    tally: pack.tally,
    pcs: pack.pcs,
    litres: pack.litres,
    excess: roundedById.get(pack.id)?.excess ?? 0,
    kg: getPackWeight(pack, line.specification),
    unavailable: getUnavailability(pack),
    isRejected: pack.verdict === 'rejected',
    isLoaded: inSiblings.has(pack.id) || (pack.cargo_id !== null && pack.cargo_id !== cargoId),
  }))
}

function getLimits(
  rows: Rows,
  load: LoadLineIds,
  siblings: readonly OtherLoad[],
): LoadLimits | null {
  const line = rows.supplyLines.get(load.supply_line_id)
  if (!line) return null
  const othersOfLine = getOthers(rows, load, siblings)
  const part = rows.allocationByPair.get(toPairKey(load))
  const allocated = part
    ? { litres: part.litres, packs: part.packs, exact: part.exact_l ?? part.litres }
    : { litres: 0, packs: 0, exact: 0 }
  const othersOfPair = othersOfLine.filter((other) => isSamePair(other, load))
  const isAtMill = getStockPlace(rows, load) === null
  // Packs of the pair in the yard are loaded there.
  const inYard = isAtMill ? getLots(rows, load, siblings).filter(({ isLoaded }) => !isLoaded) : []
  const yard = { litres: sumLotsLitres(inYard, line.specification), packs: inYard.length }
  const othersOfAllocation = inYard.length > 0 ? [...othersOfPair, yard] : othersOfPair
  return {
    specification: line.specification,
    smallest_pack_l: line.smallest_pack_l,
    // Yard packs belong to the order alone, so the rest of the supply line sets no limit.
    line: isAtMill ? computeLoadableAmount(line) : allocated,
    othersOfLine: isAtMill ? othersOfLine : othersOfAllocation,
    allocated,
    othersOfAllocation,
  }
}

const toPairKey = ({
  supply_line_id,
  deal_line_id,
}: {
  supply_line_id: string | null
  deal_line_id: string | null
}): string => `${supply_line_id} ${deal_line_id}`
const isSamePair = (one: LoadLineIds, other: LoadLineIds): boolean =>
  one.supply_line_id === other.supply_line_id && one.deal_line_id === other.deal_line_id

/** Packs sold to these deal lines, in order of receipt. */
const orderedLotsQuery = (db: Db, dealLineIds: readonly string[]) =>
  db
    .selectFrom('lots')
    .selectAll()
    .where('order_line_id', 'in', dealLineIds)
    .where('status', '=', 'sold')
    .orderBy('received_at')
    .orderBy('id')
    .execute()

/** Returns the loads of all other cargos, canceled ones excluded, on these supply lines. */
async function findOtherLoads(
  db: Db,
  supplyLineIds: readonly string[],
  cargoId: string | null,
  hasMillPacks: boolean,
): Promise<OtherLoad[]> {
  const loads = db
    .selectFrom('cargo_loads')
    .select(['id', 'supply_line_id', 'deal_line_id', 'litres', 'packs', 'lot_ids', 'pack_ids'])
    .where('supply_line_id', 'in', supplyLineIds)
    .where(
      'cargo_id',
      'not in',
      db.selectFrom('cargos').select('id').where('status', '=', 'canceled'),
    )
  const rows = await (cargoId === null ? loads : loads.where('cargo_id', '!=', cargoId)).execute()
  const excessByLoad = hasMillPacks ? null : await sumExcessByLoad(db, rows)
  return rows.map((row) => ({
    ...row,
    lot_ids: parseJson(row.lot_ids),
    pack_ids: parseJson(row.pack_ids),
    ...(excessByLoad && { excess: excessByLoad.get(row.id) ?? 0 }),
  }))
}

/** Returns the litres that rounding added to the packs that loads name, by load. */
async function sumExcessByLoad(
  db: Db,
  loads: readonly Pick<Row<'cargo_loads'>, 'id' | 'pack_ids'>[],
): Promise<ReadonlyMap<string, number>> {
  const sums = await inChunks(
    loads.flatMap(({ id, pack_ids }) => (parseJson(pack_ids).length > 0 ? id : [])),
    (ids) =>
      db
        .selectFrom('packs')
        .select('load_id')
        .select(({ fn }) => [
          fn.sum<number>('litres').as('litres'),
          fn.sum<number>('volume_mm3').as('volume_mm3'),
        ])
        .where('load_id', 'in', ids)
        .groupBy('load_id')
        .execute(),
  )
  return new Map(
    sums.map(({ load_id, litres, volume_mm3 }) => [
      load_id ?? '',
      computeExcess(litres, volume_mm3),
    ]),
  )
}

/** Packs of the lists of supply lines, with their cargo. */
const findMillPacks = (db: Db, supplyLineIds: readonly string[]) =>
  db
    .selectFrom('packs')
    .leftJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
    .select(['packs.id', 'packs.supply_line_id', 'number', 'tally', 'pcs', 'packs.litres', 'kg'])
    .select(['volume_mm3', 'packs.status', 'verdict', 'lot_id', 'cargo_id'])
    .where('packs.supply_line_id', 'in', supplyLineIds)
    .orderBy('number_sort')
    .execute()

/** Returns why a pack of a mill cannot be loaded there; null if it can. */
export function getUnavailability({
  status,
  lot_id,
}: Pick<Row<'packs'>, 'status' | 'lot_id'>): MillPack['unavailable'] {
  if (status === 'opened') return 'pack_opened'
  if (status === 'rejected') return 'pack_rejected'
  return lot_id === null && status !== 'gone' ? null : 'pack_in_stock'
}

const readUnlessEmpty = async <One>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<One[]>,
): Promise<One[]> => (ids.length === 0 ? [] : read(ids))

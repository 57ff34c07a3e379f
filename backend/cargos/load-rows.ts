import { sql } from 'kysely'
import { toPairKey } from '../allocations/pair-key'
import { parseWoodLine, type WoodLine } from '../cover/cover-lines'
import { groupBy, inChunks, indexById } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findInspectedSupplies } from '../inspections/inspections'
import {
  findAllocations,
  findMillPacks,
  findOtherLoads,
  findSoldLots,
  getStockPlace,
  indexMillPacks,
  type LoadLineIds,
} from './loadable-wood'

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

type Lines = {
  supplyLines: ReadonlyMap<string, LoadPair['supplyLine']>
  dealLines: ReadonlyMap<string, LoadPair['dealLine']>
}
type Supplies = ReadonlyMap<string, LoadPair['supply']>
type Deals = ReadonlyMap<string, LoadPair['deal']>

export type LoadRows = Awaited<ReturnType<typeof readLoadRows>>

/** Reads the rows that all given loads and the checks of their amounts need. */
export async function readLoadRows(
  db: Db,
  loads: readonly LoadLineIds[],
  { cargoId, hasMillPacks }: { cargoId: string | null; hasMillPacks: boolean },
) {
  const supplyLineIds = loads.map((load) => load.supply_line_id)
  const dealLineIds = loads.map((load) => load.deal_line_id)
  const [supplyLines, dealLines, allocations, others, lots, packs] = await Promise.all([
    findSupplyLines(db, supplyLineIds),
    findDealLines(db, dealLineIds),
    findAllocations(db, supplyLineIds),
    inChunks(supplyLineIds, (ids) => findOtherLoads(db, ids, cargoId, hasMillPacks)),
    findSoldLots(db, dealLineIds),
    hasMillPacks ? findMillPacks(db, supplyLineIds) : [],
  ])
  const lotsByPair = groupBy(lots, (lot) => toPairKey({ ...lot, deal_line_id: lot.order_line_id }))
  const { supplies, deals } = await findDocuments(db, { supplyLines, dealLines })
  // Packs in the yard need no inspection: the yard receives accepted wood only.
  const loadsAtMill = loads.filter((load) => getStockPlace({ lotsByPair }, load) === null)
  const suppliesAtMill = loadsAtMill.flatMap(
    (load) => supplies.get(supplyLines.get(load.supply_line_id)?.supply_id ?? '') ?? [],
  )
  const [partners, uninspected] = await Promise.all([
    findPartners(db, { supplies, deals }),
    findUninspected(db, suppliesAtMill),
  ])
  return {
    cargoId,
    hasMillPacks,
    supplyLines,
    dealLines,
    supplies,
    deals,
    ...partners,
    uninspected,
    allocationByPair: new Map(allocations.map((row) => [toPairKey(row), row])),
    othersByLine: groupBy(others, ({ supply_line_id }) => supply_line_id),
    lotsByPair,
    ...indexMillPacks(packs, supplyLines),
  }
}

async function findSupplyLines(db: Db, lineIds: readonly string[]): Promise<Lines['supplyLines']> {
  const lines = await inChunks(lineIds, (ids) =>
    db
      .selectFrom('supply_lines')
      .select(SUPPLY_LINE_COLUMNS)
      .select(SUPPLY_OF_LINE)
      .where('id', 'in', ids)
      .execute(),
  )
  return indexById(lines.map(parseWoodLine))
}

const findDealLines = async (db: Db, lineIds: readonly string[]): Promise<Lines['dealLines']> =>
  indexById(
    await inChunks(lineIds, (ids) =>
      db
        .selectFrom('deal_lines')
        .select(DEAL_LINE_COLUMNS)
        .select(DEAL_OF_LINE)
        .where('id', 'in', ids)
        .execute(),
    ),
  )

async function findDocuments(
  db: Db,
  { supplyLines, dealLines }: Lines,
): Promise<{ supplies: Supplies; deals: Deals }> {
  const supplyIds = [...supplyLines.values()].map((line) => line.supply_id)
  const dealIds = [...dealLines.values()].map((line) => line.deal_id)
  const [supplies, deals] = await Promise.all([
    inChunks(supplyIds, (ids) =>
      db.selectFrom('supplies').select(SUPPLY_COLUMNS).where('id', 'in', ids).execute(),
    ),
    inChunks(dealIds, (ids) =>
      db.selectFrom('deals').select(DEAL_COLUMNS).where('id', 'in', ids).execute(),
    ),
  ])
  return { supplies: indexById(supplies), deals: indexById(deals) }
}

async function findPartners(db: Db, { supplies, deals }: { supplies: Supplies; deals: Deals }) {
  const clientIds = [...deals.values()].map((deal) => deal.client_id)
  const sawmillIds = [...supplies.values()].map((supply) => supply.sawmill_id)
  const [clients, sawmills] = await Promise.all([
    inChunks(clientIds, (ids) =>
      db
        .selectFrom('clients')
        .select(['id', 'country', 'address'])
        .where('id', 'in', ids)
        .execute(),
    ),
    inChunks(sawmillIds, (ids) =>
      db.selectFrom('sawmills').select(['id', 'country']).where('id', 'in', ids).execute(),
    ),
  ])
  return { clients: indexById(clients), sawmills: indexById(sawmills) }
}

/** Returns the numbers of the supplies that still miss a required inspection. */
async function findUninspected(
  db: Db,
  supplies: readonly LoadPair['supply'][],
): Promise<ReadonlySet<string>> {
  const required = supplies.filter(({ inspection_required }) => inspection_required === 1)
  const inspected = await findInspectedSupplies(
    db,
    required.map(({ id }) => id),
  )
  return new Set(required.filter(({ id }) => !inspected.has(id)).map(({ number }) => number))
}

import type { Db } from '../db/tables'
import type { Schemas } from '../call'
import type { BoughtAllocation } from './rules/allocation-cost'
import { type RawBuilder, sql } from 'kysely'
import {
  addWoodAmounts,
  type BoughtPacks,
  NO_WOOD,
  type WoodAmount,
} from './rules/available-amount'
import { inChunks } from '../db/rows'
import type { FieldError } from '../problems/problem'
import { UNBOUGHT_SUPPLY_STATUSES } from '../statuses/supply-statuses'

export const isBoughtStatus = (status: Schemas['SupplyStatus']): boolean =>
  !UNBOUGHT_SUPPLY_STATUSES.includes(status)

/** Returns the bought allocations of these deals by deal line. */
export async function findBoughtAllocations(
  db: Db,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, BoughtAllocation[]>> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('supplies', 'supplies.id', 'allocations.supply_id')
    .innerJoin('supply_lines', 'supply_lines.id', 'allocations.supply_line_id')
    .select([
      'deal_line_id',
      'litres',
      'packs',
      'allocations.loaded_l',
      'currency',
      'exchange_rate',
      'quantity',
      'confirmed_quantity',
      'unit',
      'supply_lines.price',
      'supply_lines.volume_l',
      'supply_lines.confirmed_l',
      'supply_lines.amount_cents',
    ])
    .where('deal_id', 'in', dealIds)
    .where('status', 'not in', UNBOUGHT_SUPPLY_STATUSES)
    .orderBy('allocations.id')
    .execute()
  const byLine = new Map<string, BoughtAllocation[]>()
  for (const {
    deal_line_id,
    litres,
    packs,
    loaded_l,
    currency,
    exchange_rate,
    price,
    ...line
  } of rows) {
    const parts = byLine.get(deal_line_id) ?? []
    parts.push({
      litres,
      packs,
      loaded: loaded_l,
      supply: { currency, exchange_rate },
      line: price === null ? null : line,
    })
    byLine.set(deal_line_id, parts)
  }
  return byLine
}

/**
 * Statuses of received packs that no deal has, in the yard or lost from it. Sold packs count as
 * allocations of their deal.
 */
export const UNSOLD_LOT_STATUSES = ['available', 'reserved', 'blocked', 'lost'] as const

/** Statuses of packs that were received into the yard, sold and delivered ones included. */
export const RECEIVED_LOT_STATUSES = [...UNSOLD_LOT_STATUSES, 'sold'] as const

const sumLotLitres = (statuses: readonly string[]) =>
  sql<number>`(select coalesce(sum(lots.litres), 0) from lots
  where lots.supply_line_id = supply_lines.id and lots.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

/** Unsold litres of a line in the yard, in a query over `supply_lines`. */
export const STOCKED_LITRES = sumLotLitres(UNSOLD_LOT_STATUSES)

/** Litres of a line's ready wood, also beyond the confirmed, without the rejected wood. */
export const LINE_LITRES = sql<number>`case when supply_lines.usable_l < supply_lines.ready_l then supply_lines.usable_l else supply_lines.ready_l end`

/** Ready litres that were not received into the yard, in a query over `supply_lines`. */
export const UNRECEIVED_LITRES = sql<number>`(select case when line.ready > line.received then line.ready - line.received else 0 end
  from (select ${LINE_LITRES} as ready, ${sumLotLitres(RECEIVED_LOT_STATUSES)} as received) line)`

/**
 * Litres in the yard that deals bought, as far as they are allocated, in a query over
 * `supply_lines`; as in `sumYard`.
 */
export const SOLD_LITRES = sql<number>`(select coalesce(sum(case
    when 2 * abs(sold.litres - part.litres) <= sold.packs + 1 and 2 * abs(sold.litres - part.litres) * sold.packs <= sold.litres then part.litres
    when sold.litres < part.litres then sold.litres else part.litres end), 0)
  from allocations part
  join (select lots.supply_line_id, lots.order_line_id, sum(lots.litres) as litres, count(*) as packs from lots where lots.supply_line_id = supply_lines.id and lots.status = 'sold' group by lots.supply_line_id, lots.order_line_id) sold
    on sold.order_line_id = part.deal_line_id
  where part.supply_line_id = supply_lines.id)`

/**
 * Twice the rounding of the listed packs, in a query over `supply_lines`; as in `computeRounding`.
 */
export const DOUBLE_ROUNDING = sql<number>`case when supply_lines.listed_packs < supply_lines.smallest_pack_l then supply_lines.listed_packs else supply_lines.smallest_pack_l end`

/** True if all of the volume is listed, in a query over `supply_lines`; as in `isAllListed`. */
export const isAllListedSql = (litres: RawBuilder<number>) =>
  sql<boolean>`abs(supply_lines.measured_l - (${litres})) * 2 <= ${DOUBLE_ROUNDING}`

/** Returns the sum of the listed packs, in a query over `supply_lines`; as in `toListedLitres`. */
export const toListedLitresSql = (litres: RawBuilder<number>) =>
  sql<number>`case when ${isAllListedSql(litres)} then supply_lines.listed_l else ${litres} end`

/** Sums the litres of a supply that were received into the yard. */
export async function sumReceivedLitres(db: Db, supplyId: string): Promise<number> {
  const { litres } = await db
    .selectFrom('lots')
    .innerJoin('supply_lines', 'supply_lines.id', 'lots.supply_line_id')
    .select(({ fn }) => fn.sum<number | null>('lots.litres').as('litres'))
    .where('supply_lines.supply_id', '=', supplyId)
    .where('lots.status', 'in', RECEIVED_LOT_STATUSES)
    .executeTakeFirstOrThrow()
  return litres ?? 0
}

/** A line with the pieces per pack of its wood. */
type PackedLine = { id: string; specification: Pick<Schemas['Specification'], 'pcs_per_pack'> }

/** Packs of a line in the yard, which are sold by pack only. */
type LineYard = {
  /** Unsold packs. */
  stocked: WoodAmount
  /** Packs that deals bought, by deal line. */
  sold: ReadonlyMap<string, BoughtPacks>
}

/** Finds the packs of these lines in the yard. */
export async function findYardByLine(
  db: Db,
  lines: readonly PackedLine[],
): Promise<(lineId: string) => LineYard> {
  const yards = new Map(
    lines.map(({ id, specification }) => [
      id,
      {
        stocked: NO_WOOD,
        sold: new Map<string, BoughtPacks>(),
        pcsPerPack: specification.pcs_per_pack,
      },
    ]),
  )
  const rows = await inChunks([...yards.keys()], (ids) =>
    db
      .selectFrom('lots')
      .select(({ fn, eb }) => [
        'supply_line_id',
        eb.case().when('status', '=', 'sold').then(eb.ref('order_line_id')).end().as('sold_to'),
        'pcs',
        fn.sum<number>('litres').as('litres'),
        fn.countAll<number>().as('packs'),
      ])
      .where('supply_line_id', 'in', ids)
      .where('status', 'in', RECEIVED_LOT_STATUSES)
      .groupBy(['supply_line_id', 'status', 'order_line_id', 'pcs'])
      .execute(),
  )
  for (const { supply_line_id, sold_to, pcs, litres, packs } of rows) {
    const yard = yards.get(supply_line_id ?? '')
    if (!yard) continue
    // Packs of another size than the line's count in litres only.
    const amount = { litres, packs: pcs === yard.pcsPerPack ? packs : null }
    if (sold_to === null) yard.stocked = addWoodAmounts(yard.stocked, amount)
    else {
      const { count, ...before } = yard.sold.get(sold_to) ?? { ...NO_WOOD, count: 0 }
      yard.sold.set(sold_to, { ...addWoodAmounts(before, amount), count: count + packs })
    }
  }
  return (lineId) => yards.get(lineId) ?? { stocked: NO_WOOD, sold: new Map() }
}

type IdentifiedWood = { id: string; product_id: string | null; wood_key: string }

/**
 * Returns an error for each removed or changed line whose wood is allocated or in the yard.
 * @param before the stored lines
 */
export async function findAllocatedLineErrors(
  db: Db,
  column: 'deal_line_id' | 'supply_line_id',
  before: readonly IdentifiedWood[],
  after: readonly IdentifiedWood[],
): Promise<FieldError[]> {
  const positions = new Map(after.map((line, i) => [line.id, i]))
  const changed = before.filter(
    (line) => after[positions.get(line.id) ?? -1]?.wood_key !== line.wood_key,
  )
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  const parts = db.selectFrom('allocations').select(`${column} as id`).where(column, 'in', ids)
  const packs = db
    .selectFrom('lots')
    .select('supply_line_id as id')
    .where('supply_line_id', 'in', ids)
  const allocatedLines = await (
    column === 'supply_line_id'
      ? parts.union(packs.$narrowType<{ id: string }>())
      : parts.distinct()
  ).execute()
  const pointers = allocatedLines.map(({ id }) => {
    const position = positions.get(id)
    if (position === undefined) return '/lines'
    return after[position]?.product_id === null
      ? `/lines/${position}/specification`
      : `/lines/${position}/product_id`
  })
  return [...new Set(pointers)].map((pointer) => ({ pointer, code: 'allocated' }))
}

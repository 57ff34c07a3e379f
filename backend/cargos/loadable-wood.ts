import { computeExcess } from '@domain/timber'
import { toPairKey } from '../allocations/pair-key'
import { hasSumOfPacks, type WoodAmount } from '../allocations/rules/available-amount'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'

/** The lines of a load, and where its wood is. */
export type LoadLineIds = {
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

/** Returns the yard of a load; null for wood at the mill. */
export const getStockPlace = (
  rows: { lotsByPair: ReadonlyMap<string, readonly { location: string }[]> },
  load: LoadLineIds,
): string | null =>
  (load.isAtMill || load.pack_ids?.length
    ? null
    : rows.lotsByPair.get(toPairKey(load))?.[0]?.location) ?? null

export const findAllocations = (db: Db, supplyLineIds: readonly string[]) =>
  inChunks(supplyLineIds, (ids) =>
    db
      .selectFrom('allocations')
      .select(['supply_line_id', 'deal_line_id', 'litres', 'packs', 'exact_l'])
      .where('supply_line_id', 'in', ids)
      .execute(),
  )

/** Returns the packs in the yard sold to these deal lines, in order of receipt. */
export const findSoldLots = (db: Db, dealLineIds: readonly string[]) =>
  inChunks(dealLineIds, (ids) =>
    db
      .selectFrom('lots')
      .selectAll()
      .where('order_line_id', 'in', ids)
      .where('status', '=', 'sold')
      .orderBy('received_at')
      .orderBy('id')
      .execute(),
  )

/** Returns the packs of the lists of supply lines, with their cargo. */
export const findMillPacks = (db: Db, supplyLineIds: readonly string[]) =>
  inChunks(supplyLineIds, (ids) =>
    db
      .selectFrom('packs')
      .leftJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
      .select(['packs.id', 'packs.supply_line_id', 'number', 'tally', 'pcs', 'packs.litres', 'kg'])
      .select(['volume_mm3', 'packs.status', 'verdict', 'lot_id', 'cargo_id'])
      .where('packs.supply_line_id', 'in', ids)
      .orderBy('number_sort')
      .execute(),
  )

/** Returns the loads of all other cargos, canceled ones excluded, on these supply lines. */
export async function findOtherLoads(
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

/**
 * Groups packs by line, and computes the litres that rounding added to each.
 * @param supplyLines the lines of the packs
 */
export function indexMillPacks(
  packs: Awaited<ReturnType<typeof findMillPacks>>,
  supplyLines: ReadonlyMap<string, Parameters<typeof hasSumOfPacks>[0] & { id: string }>,
) {
  /** Lines that are the sum of their packs. */
  const sumLines = new Set([...supplyLines.values()].filter(hasSumOfPacks).map(({ id }) => id))
  const rounded = packs.map(({ id, supply_line_id, litres, volume_mm3 }) => {
    const excess = sumLines.has(supply_line_id) ? 0 : computeExcess(litres, volume_mm3)
    return [id, { litres, excess }] as const
  })
  return {
    sumLines,
    packsByLine: groupBy(packs, ({ supply_line_id }) => supply_line_id),
    roundedById: new Map(rounded),
  }
}

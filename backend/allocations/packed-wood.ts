import { computeExcess, sumLotsLitres, toExactPackLitres } from '@domain/timber'
import type { Schemas } from '../call'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { RECEIVED_LOT_STATUSES } from './queries'
import type { BoughtPacks } from './rules/available-amount'
import type { PackedWood } from './rules/rounding'
import { LOADED_CARGO_STATUSES } from '../statuses/cargo-statuses'

type Line = { id: string; specification: Schemas['Specification'] }

/** Packs from the yard, with their number if they have the size of the line's packs. */
export type YardWood = PackedWood & BoughtPacks

/** Packs of a pair of lines, and what is in cargo. */
type PairWood = {
  /** Packs from the yard that are sold to the deal. */
  sold: YardWood
  /** Named packs in cargo, and loads that name none. */
  loaded: PackedWood
  /** Litres that were loaded at the mill. Planned loads do not count. */
  loadedAtMill: number
  namedPackCount: number
}

type LineWood = {
  /** Unsold packs in the yard. */
  stocked: YardWood
  /** All packs that were received into the yard. */
  received: YardWood
  /** Wood at the mill that is in cargo, planned loads included. */
  claimed: PackedWood
  getPair: (dealLineId: string) => PairWood
}

const NO_WOOD: PackedWood = { litres: 0, exact: 0 }
export const addWood = (one: PackedWood, other: PackedWood): PackedWood => ({
  litres: one.litres + other.litres,
  exact: one.exact + other.exact,
})

/** Returns the wood of supply lines that is in cargo or in the yard. */
export async function findPackedWood(
  db: Db,
  lines: readonly Line[],
): Promise<(lineId: string) => LineWood> {
  const ids = lines.map(({ id }) => id)
  const loads = await inChunks(ids, (chunk) =>
    db
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
      .select(['supply_line_id', 'deal_line_id', 'litres', 'lot_ids', 'pack_ids', 'status'])
      .where('supply_line_id', 'in', chunk)
      .where('cargos.status', '<>', 'canceled')
      .execute(),
  )
  const packs = await inChunks(ids, (chunk) =>
    db
      .selectFrom('packs')
      .select(['id', 'lot_id', 'litres', 'volume_mm3'])
      .where('supply_line_id', 'in', chunk)
      .where((eb) => eb.or([eb('load_id', 'is not', null), eb('lot_id', 'is not', null)]))
      .execute(),
  )
  const lots = await inChunks(ids, (chunk) =>
    db
      .selectFrom('lots')
      .select(['id', 'supply_line_id', 'order_line_id', 'status', 'pcs', 'litres', 'tally'])
      .where('supply_line_id', 'in', chunk)
      .where('status', 'in', RECEIVED_LOT_STATUSES)
      .execute(),
  )
  const volumes = new Map(packs.map(({ id, volume_mm3 }) => [id, toExactPackLitres(volume_mm3)]))
  const packByLot = new Map(packs.map((pack) => [pack.lot_id, pack]))
  const loadsByLine = groupBy(loads, ({ supply_line_id }) => supply_line_id)
  const lotsByLine = groupBy(lots, ({ supply_line_id }) => supply_line_id ?? '')
  const specifications = new Map(lines.map(({ id, specification }) => [id, specification]))
  const sumLots = (lineId: string, some: typeof lots): YardWood => {
    const specification = specifications.get(lineId)
    if (!specification || some.length === 0) return { ...NO_WOOD, packs: 0, count: 0 }
    const litres = sumLotsLitres(some, specification)
    // A pack that was counted again has the volume of its pieces no more.
    const rounding = some.reduce((sum, { id, litres: own, tally }) => {
      const pack = packByLot.get(id)
      return tally && pack?.litres === own ? sum + computeExcess(own, pack.volume_mm3) : sum
    }, 0)
    const isWhole = some.every(({ pcs }) => pcs === specification.pcs_per_pack)
    const count = some.length
    return { litres, exact: litres - rounding, packs: isWhole ? count : null, count }
  }
  const readLoads = (lineId: string) =>
    (loadsByLine.get(lineId) ?? []).map(({ deal_line_id, litres, lot_ids, pack_ids, status }) => ({
      ...{ deal_line_id, litres, ids: parseJson(pack_ids) },
      isOfYard: parseJson(lot_ids).length > 0,
      isLoaded: LOADED_CARGO_STATUSES.includes(status),
    }))
  const sumLoads = (some: ReturnType<typeof readLoads>): PackedWood =>
    some
      .map(({ litres, ids }) => ({
        litres,
        exact: ids.length === 0 ? litres : ids.reduce((sum, id) => sum + (volumes.get(id) ?? 0), 0),
      }))
      .reduce(addWood, NO_WOOD)
  return (lineId) => ({
    stocked: sumLots(
      lineId,
      (lotsByLine.get(lineId) ?? []).filter(({ status }) => status !== 'sold'),
    ),
    received: sumLots(lineId, lotsByLine.get(lineId) ?? []),
    claimed: sumLoads(readLoads(lineId).filter(({ isOfYard }) => !isOfYard)),
    getPair: (dealLineId) => {
      const own = readLoads(lineId).filter(({ deal_line_id }) => deal_line_id === dealLineId)
      const ofMill = own.filter(({ isOfYard }) => !isOfYard)
      return {
        sold: sumLots(
          lineId,
          (lotsByLine.get(lineId) ?? []).filter(
            ({ status, order_line_id }) => status === 'sold' && order_line_id === dealLineId,
          ),
        ),
        loaded: sumLoads(ofMill),
        loadedAtMill: ofMill.reduce(
          (sum, { litres, isLoaded }) => (isLoaded ? sum + litres : sum),
          0,
        ),
        namedPackCount: own.reduce((sum, { ids }) => sum + ids.length, 0),
      }
    },
  })
}

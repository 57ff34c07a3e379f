import { sumLotsLitres, sumRoundedPacks } from '@domain/timber'
import { toPairKey } from '../allocations/pair-key'
import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { getPackWeight } from '../packs/present-packs'
import { type LoadPair, type LoadRows, readLoadRows } from './load-rows'
import { getStockPlace, type LoadLineIds, type OtherLoad } from './loadable-wood'
import {
  computeLoadableAmount,
  type LoadLimits,
  type MillPack,
  type YardLot,
} from './rules/compute-load'

/** Data for checking loads: lines, documents, allocations and the amounts of other loads. */
export type LoadContext = {
  getPair(load: LoadLineIds): LoadPair | null
  /**
   * Returns the limits of a load; null for an unknown allocation.
   * @param siblings the other loads of the same cargo
   */
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
  return createLoadContext(await readLoadRows(db, loads, { cargoId, hasMillPacks }))
}

const createLoadContext = (rows: LoadRows): LoadContext => ({
  getPair: (load) => getPair(rows, load),
  getLimits: (load, siblings) => getLimits(rows, load, siblings),
  getLots: (load, siblings) => getLots(rows, load, siblings),
  getMillPacks: (load, siblings) => getMillPacks(rows, load, siblings),
  getConsignee: (clientId) => ({
    country: rows.clients.get(clientId)?.country ?? '',
    address: rows.clients.get(clientId)?.address ?? null,
  }),
  uninspected: rows.uninspected,
})

function getPair(rows: LoadRows, load: LoadLineIds): LoadPair | null {
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
  { othersByLine, roundedById, sumLines, hasMillPacks }: LoadRows,
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

function getLots(rows: LoadRows, load: LoadLineIds, siblings: readonly OtherLoad[]): YardLot[] {
  const loaded = new Set(
    getOthers(rows, load, siblings)
      .filter((other) => isSamePair(other, load))
      .flatMap(({ lot_ids }) => lot_ids),
  )
  return (rows.lotsByPair.get(toPairKey(load)) ?? []).map((lot) => ({
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
  { supplyLines, packsByLine, roundedById, cargoId }: LoadRows,
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
  rows: LoadRows,
  load: LoadLineIds,
  siblings: readonly OtherLoad[],
): LoadLimits | null {
  const line = rows.supplyLines.get(load.supply_line_id)
  if (!line) return null
  const othersOfLine = getOthers(rows, load, siblings)
  const allocation = rows.allocationByPair.get(toPairKey(load))
  const allocated = allocation
    ? {
        litres: allocation.litres,
        packs: allocation.packs,
        exact: allocation.exact_l ?? allocation.litres,
      }
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

const isSamePair = (one: LoadLineIds, other: LoadLineIds): boolean =>
  one.supply_line_id === other.supply_line_id && one.deal_line_id === other.deal_line_id

/** Returns why a pack of a mill cannot be loaded there; null if it can. */
export function getUnavailability({
  status,
  lot_id,
}: Pick<Row<'packs'>, 'status' | 'lot_id'>): MillPack['unavailable'] {
  if (status === 'opened') return 'pack_opened'
  if (status === 'rejected') return 'pack_rejected'
  return lot_id === null && status !== 'gone' ? null : 'pack_in_stock'
}

import type { Cargo } from '@/entities/cargo'
import type { Pack, PlacedPack, Space } from '@domain/load-plan'
import { toLitres } from '@domain/timber'
import {
  arrangeStowage,
  toLetter,
  getLoadId,
  toPacks,
  getPackIndex,
  type Load,
} from '@/widgets/load-builder'
import { toDrawnLoads, getCargoSpace } from './cargo-space'
import { toLoadLine, getLoadLots, formatLoadWood, type LoadLine } from './load-line'

/** A pack as a paper lists it, or a whole load whose packs are unknown. */
export interface ListedPack {
  readonly id: string
  /** Loading order; packs without a position follow. */
  readonly number: number
  readonly letter: string
  readonly wood: string
  readonly deal: string
  /** Null for a load whose packs are unknown. */
  readonly pack: Pack | null
  /** Only for packs from the yard. */
  readonly barcode: string | null
  readonly pcs: number | null
  readonly litres: number
  readonly kg: number
}

export interface CargoPackList {
  readonly space: Space | null
  readonly loads: readonly Load[]
  readonly placed: readonly PlacedPack[]
  readonly packs: readonly ListedPack[]
}

/**
 * Returns the barcode and amounts of a pack from the yard. A load is rounded once for all its
 * pieces. The last pack takes the rounding remainder, so the listed packs add up to the load.
 */
function findLotAmounts(
  pack: Pack,
  lines: readonly LoadLine[],
  loads: readonly Load[],
): Partial<Pick<ListedPack, 'barcode' | 'pcs' | 'litres'>> {
  const id = getLoadId(pack)
  const line = lines.find((item) => item.id === id)
  const lots = line ? getLoadLots(line) : []
  const lot = lots[getPackIndex(pack)]
  if (!lot) return {}
  const lotVolumes = lots.map(({ m3 }) => toLitres(m3))
  const remaining =
    (loads.find((load) => load.id === id)?.litres ?? 0) -
    lotVolumes.reduce((sum, litres) => sum + litres, 0)
  const isRounding = Math.abs(remaining) <= lots.length
  return {
    barcode: lot.barcode,
    pcs: lot.pcs,
    litres:
      (lotVolumes[getPackIndex(pack)] ?? 0) + (isRounding && lot === lots.at(-1) ? remaining : 0),
  }
}

/** Lists every pack of a saved cargo in loading order. Packs without a position follow. */
export function createCargoPackList(cargo: Cargo): CargoPackList {
  const lines = cargo.lines.map(toLoadLine)
  const loads = toDrawnLoads(lines)
  const space = getCargoSpace({
    kind: cargo.kind,
    container_type: cargo.container_type ?? '',
    tare_kg: String(cargo.tare_kg ?? ''),
    max_gross_kg: String(cargo.max_gross_kg ?? ''),
  })
  const placed = space ? arrangeStowage(loads, cargo.stowage, space).placed : []
  const placedIds = new Set(placed.map(({ pack }) => pack.id))
  const packs = [
    ...placed.map(({ pack }) => pack),
    ...toPacks(loads).filter(({ id }) => !placedIds.has(id)),
  ]
  const getLoadCount = (loadId: string) => {
    const at = lines.findIndex(({ id }) => id === loadId)
    const line = lines[at]
    return {
      letter: toLetter(at),
      barcode: null,
      wood: line ? formatLoadWood(line.source) : '',
      deal: line?.source.deal.number ?? '',
      pcs: line?.source.wood.specification.pcs_per_pack ?? null,
    }
  }
  const numberedPacks = packs.map((pack) => ({
    id: pack.id,
    pack,
    litres: pack.litres,
    kg: pack.kg,
    ...getLoadCount(getLoadId(pack)),
    ...findLotAmounts(pack, lines, loads),
  }))
  const unpacked = loads
    .filter(({ size, packs: count }) => !size || count === 0)
    .map(({ id, litres, kg }) => ({
      id,
      pack: null,
      litres,
      kg,
      ...getLoadCount(id),
      pcs: cargo.lines.find((line) => line.id === id)?.pcs ?? null,
    }))
  return {
    space,
    loads,
    placed,
    packs: [...numberedPacks, ...unpacked].map((item, at) => ({ ...item, number: at + 1 })),
  }
}

import {
  arrangeStowage,
  computePackSize,
  getLoadId,
  getPackIndex,
  type Load,
  type Pack,
  type PlacedPack,
  type Space,
  spaces,
  toLetter,
  toNamedPacks,
  toPacks,
} from '@domain/load-plan'
import { toLitres } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Cargo, CargoLoad } from '../schema'

/** A pack as a paper lists it, or a whole load whose packs are unknown. */
export type ListedPack = {
  /** Loading order; packs without a position follow. */
  number: number
  letter: string
  load: CargoLoad
  /** Null for a load whose packs are unknown. */
  pack: Pack | null
  /** Only for packs from the yard. */
  barcode: string | null
  /** The mill's number and pieces; only for listed packs. */
  listed: Schemas['LotPack'] | null
  pcs: number | null
  litres: number
  netKg: number
  /** Null unless the load was weighed with its straps and bearers. */
  grossKg: number | null
}

export type PackList = {
  space: Space | null
  placed: readonly PlacedPack[]
  packs: readonly ListedPack[]
}

/** Lists every pack of a cargo in loading order. Packs without a position follow. */
export function createPackList({
  kind,
  container_type,
  lines,
  stowage,
}: Pick<Cargo, 'kind' | 'container_type' | 'lines' | 'stowage'>): PackList {
  const loads = lines.map(toLoad)
  const netKgs = new Map(
    toPacks(loads.map((load, at) => ({ ...load, kg: lines[at]?.counted_net_kg ?? 0 }))).map(
      ({ id, kg }) => [id, kg],
    ),
  )
  const spaceName = kind === 'truck' ? 'trailer' : container_type
  const space = spaceName && spaces[spaceName]
  const placed = space ? arrangeStowage(loads, stowage, space).placed : []
  const placedIds = new Set(placed.map(({ pack }) => pack.id))
  const packs = [
    ...placed.map(({ pack }) => pack),
    ...toPacks(loads).filter(({ id }) => !placedIds.has(id)),
  ]
  const listed = lines.flatMap((load, at): Omit<ListedPack, 'number'>[] => {
    const letter = toLetter(at)
    const own = packs.filter((pack) => getLoadId(pack) === load.id)
    if (own.length === 0) {
      const weights = { netKg: load.counted_net_kg, grossKg: load.gross_kg }
      const litres = loads[at]?.litres ?? 0
      return [
        {
          letter,
          load,
          pack: null,
          barcode: null,
          listed: null,
          pcs: load.pcs,
          litres,
          ...weights,
        },
      ]
    }
    return own.map((pack) => ({
      letter,
      load,
      pack,
      netKg: netKgs.get(pack.id) ?? 0,
      grossKg: load.gross_kg === null ? null : pack.kg,
      ...countPack(pack, load, own.length),
    }))
  })
  const getPlace = ({ pack }: { pack: Pack | null }) =>
    pack === null ? packs.length : packs.indexOf(pack)
  return {
    space,
    placed,
    packs: listed
      .toSorted((a, b) => getPlace(a) - getPlace(b))
      .map((pack, at) => ({ ...pack, number: at + 1 })),
  }
}

const toLoad = ({
  id,
  packs,
  pack_ids,
  mill_packs,
  wood,
  counted_gross_kg,
  m3,
  drop,
}: CargoLoad): Load => ({
  id,
  label: '',
  packs: Number(packs ?? 0),
  size: computePackSize(wood.specification),
  named: toNamedPacks(pack_ids, mill_packs, wood.specification),
  kg: counted_gross_kg,
  litres: toLitres(m3),
  drop,
})

/**
 * Returns barcode and amounts of a pack. The volume of a load from the yard is rounded once for
 * all its pieces; the last pack takes the remainder, so the listed packs add up to the load.
 * @param packs number of the load's packs
 */
function countPack(
  pack: Pack,
  load: CargoLoad,
  packs: number,
): Pick<ListedPack, 'barcode' | 'listed' | 'pcs' | 'litres'> {
  const named = load.mill_packs.find(({ id }) => id === pack.millPack?.id)
  if (named) {
    const { number, tally, pcs } = named
    return { barcode: null, listed: { number, tally }, pcs, litres: pack.litres }
  }
  const lots = load.lot_ids.flatMap((id) => load.lots.find((lot) => lot.id === id) ?? [])
  const lot = lots[getPackIndex(pack)]
  if (!lot) {
    const pcs = countPieces(getPackIndex(pack), load, packs)
    return { barcode: null, listed: null, pcs, litres: pack.litres }
  }
  const remainder = lots.reduce((left, { m3 }) => left - toLitres(m3), toLitres(load.m3))
  const takesRemainder = lot === lots.at(-1) && Math.abs(remainder) <= lots.length
  return {
    barcode: lot.barcode,
    listed: lot.pack ?? null,
    pcs: lot.pcs,
    litres: toLitres(lot.m3) + (takesRemainder ? remainder : 0),
  }
}

/** Returns the pieces of a counted pack; null if unknown. The last pack takes the remainder. */
function countPieces(index: number, { pcs, wood }: CargoLoad, packs: number): number | null {
  const { pcs_per_pack: full } = wood.specification
  if (pcs === null || full === null) return null
  const rest = Math.max(0, pcs - index * full)
  return index === packs - 1 ? rest : Math.min(full, rest)
}

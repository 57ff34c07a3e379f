import type { Pack, PackSize } from './pack'

/** Wood of a cargo to be drawn. */
export interface Load {
  readonly id: string
  /** Label of its packs: wood and deal. */
  readonly label: string
  /** Number of packs, the last maybe partial; 0 if the pack size is unknown. */
  readonly packs: number
  /** Null if unknown; such a load can't be drawn. */
  readonly size: PackSize | null
  /** Gross weight of the load. */
  readonly kg: number
  readonly litres: number
  readonly drop: number
}

/** Returns the letter of a load, shown on its packs: A to Z, then AA. */
export const toLetter = (at: number): string =>
  (at < 26 ? '' : toLetter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Returns the number of drawn packs; a partial pack counts as one. */
export const countPacks = ({ packs, size }: Load): number => (size ? Math.ceil(packs) : 0)

/**
 * Returns a pack's share of a total. Whole packs differ by at most one, a partial pack is last, and
 * the shares add up to the total.
 */
function getPackShare(total: number, packs: number, at: number): number {
  const computeShare = (count: number) => Math.round((total * Math.min(count, packs)) / packs)
  return computeShare(at + 1) - computeShare(at)
}

/** True if packs are loaded and none of them is placed, so that Auto-fill is the next action. */
export const isAutoFillNext = (
  loads: readonly Load[],
  stowage: readonly { readonly load_id: string }[],
): boolean =>
  loads.some((load) => countPacks(load) > 0) &&
  !stowage.some(({ load_id }) => loads.some(({ id }) => id === load_id))

export const toPacks = (loads: readonly Load[]): Pack[] =>
  loads.flatMap((load) => {
    const { size } = load
    if (!size) return []
    return Array.from({ length: countPacks(load) }, (_, at) => ({
      ...size,
      id: `${load.id}/${at}`,
      kg: getPackShare(load.kg, load.packs, at),
      litres: getPackShare(load.litres, load.packs, at),
      drop: load.drop,
    }))
  })

/** Returns the id of a pack's load. */
export const getLoadId = ({ id }: Pick<Pack, 'id'>): string => id.slice(0, id.lastIndexOf('/'))

/** Returns the pack's index in its load, from 0. */
export const getPackIndex = ({ id }: Pick<Pack, 'id'>): number =>
  Number(id.slice(id.lastIndexOf('/') + 1))

import type { NamedPack } from './named-packs'
import type { Pack, PackSize } from './pack'

/** Wood of a cargo to be drawn. */
export interface Load {
  readonly id: string
  /** Label of its packs: wood and deal. */
  readonly label: string
  /** Number of packs, the last maybe partial; 0 if the pack size is unknown. */
  readonly packs: number
  /** Null if unknown; such a load can't be drawn unless it names its packs. */
  readonly size: PackSize | null
  /** Packs of the mill's list; empty or absent if the packs are only counted. */
  readonly named?: readonly NamedPack[]
  /** Gross weight of the load. */
  readonly kg: number
  readonly litres: number
  readonly drop: number
}

/** Returns the letter of a load, shown on its packs: A to Z, then AA. */
export const toLetter = (at: number): string =>
  (at < 26 ? '' : toLetter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Returns the number of drawn packs; a partial pack counts as one. */
export const countPacks = ({ packs, size, named = [] }: Load): number =>
  named.length > 0 ? named.length : size ? Math.ceil(packs) : 0

/**
 * Divides a whole number by weights. The shares are whole numbers that add up to the total; equal
 * weights differ by at most one.
 */
function divideByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let done = 0
  let given = 0
  return weights.map((weight) => {
    done += weight
    const share = sum === 0 ? 0 : Math.round((total * done) / sum) - given
    given += share
    return share
  })
}

/** True if packs are loaded and none of them is placed, so that Auto-fill is the next action. */
export const isAutoFillNext = (
  loads: readonly Load[],
  stowage: readonly { readonly load_id: string }[],
): boolean =>
  loads.some((load) => countPacks(load) > 0) &&
  !stowage.some(({ load_id }) => loads.some(({ id }) => id === load_id))

/**
 * Returns the packs of the loads. Packs of one load weigh the same, the last maybe less, unless
 * they are named: their weights divide a load that was weighed as a whole.
 */
export const toPacks = (loads: readonly Load[]): Pack[] =>
  loads.flatMap((load) => {
    const { id, size, named = [], kg, litres, drop } = load
    if (named.length > 0) {
      const kgs = divideByWeights(
        kg,
        named.map((pack) => pack.kg),
      )
      return named.map((pack, at) => ({
        ...pack.size,
        id: `${id}/${pack.id}`,
        kg: kgs[at] ?? 0,
        litres: pack.litres,
        drop,
        millPack: { id: pack.id, number: pack.number },
      }))
    }
    if (!size) return []
    const shares = Array.from({ length: countPacks(load) }, (_, at) => Math.min(1, load.packs - at))
    const [kgs, packLitres] = [divideByWeights(kg, shares), divideByWeights(litres, shares)]
    return shares.map((_, at) => ({
      ...size,
      id: `${id}/${at}`,
      kg: kgs[at] ?? 0,
      litres: packLitres[at] ?? 0,
      drop,
    }))
  })

/** Returns the id of a pack's load. */
export const getLoadId = ({ id }: Pick<Pack, 'id'>): string => id.slice(0, id.lastIndexOf('/'))

/** Returns the index of a counted pack in its load, from 0. */
export const getPackIndex = ({ id }: Pick<Pack, 'id'>): number =>
  Number(id.slice(id.lastIndexOf('/') + 1))

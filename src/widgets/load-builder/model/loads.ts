import type { Pack, PackSize } from '@/shared/lib/load-plan'

/** Wood that a cargo takes, as it is drawn. */
export interface Load {
  readonly id: string
  /** What is on its packs: wood and deal. */
  readonly label: string
  /** Packs, the last one maybe begun; 0 where nobody knows how much a pack holds. */
  readonly packs: number
  /** Null where nobody knows: it can't be drawn. */
  readonly size: PackSize | null
  /** All of it, gross. */
  readonly kg: number
  readonly litres: number
  readonly drop: number
}

/** By which packs of a load are told apart from others', beside their colour: A to Z, then AA. */
export const toLetter = (at: number): string =>
  (at < 26 ? '' : toLetter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** How many packs of a load are drawn: one that is begun is a pack too. */
export const countPacks = ({ packs, size }: Load): number => (size ? Math.ceil(packs) : 0)

/** The part of a whole that a pack has: whole packs differ by one at most, a begun one is last, and the parts make up the whole. */
function getPackShare(whole: number, packs: number, at: number): number {
  const upTo = (count: number) => Math.round((whole * Math.min(count, packs)) / packs)
  return upTo(at + 1) - upTo(at)
}

/** The packs of the loads, one by one. */
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

/** The load that a pack is of. */
export const getLoadId = ({ id }: Pick<Pack, 'id'>): string => id.slice(0, id.lastIndexOf('/'))

/** Which of its load's packs it is, from 0. */
export const getPackIndex = ({ id }: Pick<Pack, 'id'>): number =>
  Number(id.slice(id.lastIndexOf('/') + 1))

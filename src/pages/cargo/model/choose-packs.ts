import type { LoadablePack, LoadableWood } from '@/entities/cargo'
import { toPackKey } from '@domain/rules/inspection'
import {
  computeExcess,
  computeRounding,
  computeTallyVolume,
  sumRoundedPacks,
  toLitres,
} from '@domain/timber'
import { isSameWood, listMillPacks, removeLoadedPacks } from './edit-loads'
import { computeLoadLineFigures, type LoadLine } from './load-line'

const findByKey = (packs: readonly LoadablePack[], key: string): readonly LoadablePack[] =>
  packs.filter(({ number }) => toPackKey(number).includes(key))

const hasEdge = ({ number }: LoadablePack, key: string): boolean =>
  toPackKey(number).startsWith(key) || toPackKey(number).endsWith(key)

/** Separates numbers at commas and lines; at spaces only if they are not part of a number. */
const listNumbers = (packs: readonly LoadablePack[], search: string): readonly string[] =>
  search
    .split(/[,;\n\r\t]+/)
    .flatMap((part) =>
      findByKey(packs, toPackKey(part)).length > 0 ? [part] : part.trim().split(/\s+/),
    )
    .filter((part) => toPackKey(part) !== '')

/** Finds packs by parts of one or more numbers, in any spelling. */
export function findPacksByNumber(
  packs: readonly LoadablePack[],
  search: string,
): readonly LoadablePack[] {
  const numbers = listNumbers(packs, search)
  if (numbers.length === 0) return packs
  const found = new Set(numbers.flatMap((number) => findByKey(packs, toPackKey(number))))
  return packs.filter((pack) => found.has(pack))
}

/** Packs that are meant by entered numbers, and the numbers that mean none or several. */
interface EnteredPacks {
  readonly packs: readonly LoadablePack[]
  readonly rest: string
}

/** Reads entered numbers. */
export function readEnteredPacks(packs: readonly LoadablePack[], search: string): EnteredPacks {
  const entered = listNumbers(packs, search).map(
    (number) => [number.trim(), findEnteredPack(packs, number)] as const,
  )
  return {
    packs: entered.flatMap(([, pack]) => pack ?? []),
    rest: entered.flatMap(([number, pack]) => (pack ? [] : number)).join(', '),
  }
}

/**
 * Returns the pack that is meant by a number: the whole one first, then the only one that begins or
 * ends with it, then the only one that contains it.
 */
function findEnteredPack(packs: readonly LoadablePack[], number: string): LoadablePack | undefined {
  const key = toPackKey(number)
  const found = findByKey(packs, key)
  const atEdge = found.filter((pack) => hasEdge(pack, key))
  return (
    found.find((pack) => toPackKey(pack.number) === key) ??
    [atEdge, found].find((matches) => matches.length === 1)?.[0]
  )
}

/** Chooses the first of these packs instead of others of them. Choices of other packs stay. */
export function chooseFirstPacks(
  chosen: ReadonlySet<string>,
  packs: readonly LoadablePack[],
  count: number,
): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const [at, { id }] of packs.entries()) {
    if (at < count) next.add(id)
    else next.delete(id)
  }
  return next
}

/**
 * Returns how many listed packs of ready wood can be loaded more, in the mill's order. They may
 * exceed it, together with those that are loaded, by their rounding.
 */
export function countLoadablePacks(wood: LoadableWood, lines: readonly LoadLine[]): number {
  const own = lines.filter((line) => isSameWood(line, wood))
  const loadedIds = new Set(own.flatMap(({ pack_ids }) => pack_ids))
  const named = listMillPacks(wood, own).filter(({ id }) => loadedIds.has(id))
  const toRounded = ({ m3, tally }: LoadablePack) => {
    const litres = toLitres(m3)
    if (wood.named_most.is_sum_of_packs) return { litres, excess: 0 }
    const volume = computeTallyVolume(tally, wood.wood.specification)
    return { litres, excess: volume === null ? 0 : computeExcess(litres, volume) }
  }
  const all = own.reduce((sum, line) => sum + toLitres(computeLoadLineFigures(line).m3 ?? '0'), 0)
  const loaded = { ...sumRoundedPacks(named.map(toRounded)), litres: all }
  const { mill_packs } = removeLoadedPacks(wood, lines)
  const smallest = Math.min(...[...wood.mill_packs, ...named].map(({ m3 }) => toLitres(m3)))
  const [most, mostNamed, mostExact] = [
    toLitres(wood.most.m3),
    toLitres(wood.named_most.m3),
    toLitres(wood.named_most.exact_m3),
  ]
  let { litres, excess } = loaded
  const at = mill_packs.map(toRounded).findIndex((pack, i) => {
    litres += pack.litres
    excess += pack.excess
    const rounding = computeRounding(loaded.packs + i + 1, smallest)
    const isWithin = litres <= mostNamed && Math.round(litres - excess) <= mostExact + rounding
    return litres > most && !isWithin
  })
  return at === -1 ? mill_packs.length : at
}

/** True if packs exceed the largest amount, in m3, by more than their rounding. */
export const isBeyondMost = (packs: readonly LoadablePack[], most: string): boolean => {
  const litres = packs.map(({ m3 }) => toLitres(m3))
  const rounding = computeRounding(packs.length, Math.min(...litres))
  return litres.reduce((sum, one) => sum + one, 0) > toLitres(most) + rounding
}

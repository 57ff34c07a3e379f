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

/** Limits of the loads of a wood. Loads of older drafts have no `named_most`. */
export type WoodLimits = Pick<LoadableWood, 'wood' | 'most'> &
  Partial<Pick<LoadableWood, 'named_most'>>

/** Litres of named packs, and the litres that rounding added to their pieces. */
interface NamedWood {
  readonly litres: number
  readonly excess: number
  readonly packs: number
}

/** Returns the litres of a pack, and those that rounding added to its pieces. */
function toRounded(
  { m3, tally }: LoadablePack,
  { wood, named_most }: Pick<WoodLimits, 'wood' | 'named_most'>,
) {
  const litres = toLitres(m3)
  if (named_most?.is_sum_of_packs) return { litres, excess: 0 }
  const volume = computeTallyVolume(tally, wood.specification)
  return { litres, excess: volume === null ? 0 : computeExcess(litres, volume) }
}

const findSmallest = (packs: readonly LoadablePack[]): number =>
  Math.min(...packs.map(({ m3 }) => toLitres(m3)))

/**
 * Returns a check that named packs exceed the limits by their rounding at most.
 * @param smallest litres of the smallest listed pack
 */
function createMostCheck(
  { most, named_most }: WoodLimits,
  smallest: number,
): (named: NamedWood) => boolean {
  const counted = toLitres(most.m3)
  const named = named_most && {
    litres: toLitres(named_most.m3),
    exact: toLitres(named_most.exact_m3),
  }
  return ({ litres, excess, packs }) => {
    if (litres <= counted) return true
    const rounding = computeRounding(packs, smallest)
    return named
      ? litres <= named.litres && Math.round(litres - excess) <= named.exact + rounding
      : litres <= counted + rounding
  }
}

/**
 * Returns how many listed packs of ready wood can be loaded more, in the mill's order. They may
 * exceed it, together with those that are loaded, by their rounding.
 */
export function countLoadablePacks(wood: LoadableWood, lines: readonly LoadLine[]): number {
  const own = lines.filter((line) => isSameWood(line, wood))
  const loadedIds = new Set(own.flatMap(({ pack_ids }) => pack_ids))
  const named = listMillPacks(wood, own).filter(({ id }) => loadedIds.has(id))
  const all = own.reduce((sum, line) => sum + toLitres(computeLoadLineFigures(line).m3 ?? '0'), 0)
  const loaded = sumRoundedPacks(named.map((pack) => toRounded(pack, wood)))
  const { mill_packs } = removeLoadedPacks(wood, lines)
  const isWithinMost = createMostCheck(wood, findSmallest([...wood.mill_packs, ...named]))
  let [litres, excess] = [all, loaded.excess]
  const at = mill_packs.findIndex((pack, i) => {
    const rounded = toRounded(pack, wood)
    litres += rounded.litres
    excess += rounded.excess
    return !isWithinMost({ litres, excess, packs: loaded.packs + i + 1 })
  })
  return at === -1 ? mill_packs.length : at
}

/**
 * True if chosen packs exceed the limits by more than their rounding.
 * @param packs all listed packs, among them the chosen ones
 */
export const isBeyondMost = (
  wood: WoodLimits,
  packs: readonly LoadablePack[],
  chosen: readonly LoadablePack[],
): boolean =>
  !createMostCheck(
    wood,
    findSmallest(packs),
  )(sumRoundedPacks(chosen.map((pack) => toRounded(pack, wood))))

import type { LoadableWood } from '@/entities/cargo'
import { toPackKey } from '@domain/rules/inspection'
import { toLitres } from '@domain/timber'
import { isLoadOfWood, removeLoadedPacks } from './edit-loads'
import { computeLoadLineFigures, type LoadLine } from './load-line'

export type LoadablePack = LoadableWood['mill_packs'][number]

/** Finds packs by the first characters or the last digits of their numbers, in any spelling. */
export function findPacksByNumber(
  packs: readonly LoadablePack[],
  search: string,
): readonly LoadablePack[] {
  const key = toPackKey(search)
  return packs.filter(({ number }) => {
    const packKey = toPackKey(number)
    return packKey.startsWith(key) || packKey.endsWith(key)
  })
}

/** Returns the pack that is meant by an entered number: the whole one first, else the only match. */
export function findEnteredPack(
  packs: readonly LoadablePack[],
  search: string,
): LoadablePack | undefined {
  const key = toPackKey(search)
  const found = findPacksByNumber(packs, search)
  return (
    found.find(({ number }) => toPackKey(number) === key) ??
    (found.length === 1 ? found[0] : undefined)
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

/** Returns how many listed packs of ready wood can be loaded more, in the mill's order. */
export function countLoadablePacks(wood: LoadableWood, lines: readonly LoadLine[]): number {
  let litres = toLitres(wood.most.m3)
  for (const line of lines)
    if (isLoadOfWood(line, wood)) litres -= toLitres(computeLoadLineFigures(line).m3 ?? '0')
  const { mill_packs } = removeLoadedPacks(wood, lines)
  const at = mill_packs.findIndex(({ m3 }) => {
    litres -= toLitres(m3)
    return litres < 0
  })
  return at === -1 ? mill_packs.length : at
}

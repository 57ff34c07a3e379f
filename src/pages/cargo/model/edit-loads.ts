import type { LoadableWood } from '@/entities/cargo'
import type { Pack } from '@domain/load-plan'
import { isDecimal } from '@domain/numbers'
import { createLoadLine, type LoadLine } from './load-line'

/** Ready wood, or a load of it. */
export type PlacedWood =
  | Pick<LoadableWood, 'supply_line_id' | 'deal_line_id' | 'lots' | 'must_name_packs'>
  | Pick<LoadLine, 'supply_line_id' | 'deal_line_id' | 'source'>

/** True for packs in the yard, false for wood at the mill. */
export const isInYard = (wood: PlacedWood): boolean =>
  ('source' in wood ? wood.source : wood).lots.length > 0

/** True if a load of the wood may count packs without their numbers. */
export const canCountPacks = (wood: PlacedWood): boolean =>
  !('source' in wood ? wood.source : wood).must_name_packs

/** True for wood at the mill that cannot be loaded until the mill lists its packs. */
export const isUnlisted = (
  wood: Pick<LoadableWood, 'lots' | 'mill_pack_count' | 'must_name_packs'>,
): boolean => wood.must_name_packs && wood.lots.length === 0 && wood.mill_pack_count === 0

/** True if both are wood of one supply line for one deal line, wherever it is. */
export const isSamePair = (
  wood: Pick<PlacedWood, 'supply_line_id' | 'deal_line_id'>,
  other: Pick<PlacedWood, 'supply_line_id' | 'deal_line_id'>,
): boolean =>
  wood.supply_line_id === other.supply_line_id && wood.deal_line_id === other.deal_line_id

/** True if both are the same wood in the same place. */
export const isSameWood = (wood: PlacedWood, other: PlacedWood): boolean =>
  isSamePair(wood, other) && isInYard(wood) === isInYard(other)

/** Returns the first ids: those that are taken, then the next ones. */
const takeFirst = (taken: readonly string[], all: readonly { readonly id: string }[], n: number) =>
  [...taken, ...all.map(({ id }) => id).filter((id) => !taken.includes(id))].slice(0, n)

/**
 * Returns the load with a new quantity. A load of yard packs or of named packs keeps them and adds
 * the next known packs.
 */
export function setLoadQuantity(line: LoadLine, quantity: string): LoadLine {
  const { lots, mill_packs } = line.source
  if (!/^\d+$/.test(quantity)) return { ...line, quantity }
  const count = Number(quantity)
  if (lots.length > 0)
    return { ...line, quantity, unit: 'pack', lot_ids: takeFirst(line.lot_ids, lots, count) }
  return line.pack_ids.length > 0
    ? { ...line, quantity, pack_ids: takeFirst(line.pack_ids, mill_packs, count) }
    : { ...line, quantity }
}

/**
 * Returns the load in another unit. Packs from the yard and packs that must be named are loaded
 * whole; m3 and pieces name none.
 */
export const setLoadUnit = (line: LoadLine, unit: LoadLine['unit']): LoadLine =>
  line.source.lots.length > 0 || (line.source.must_name_packs && unit !== 'pack')
    ? line
    : { ...line, unit, pack_ids: unit === 'pack' ? line.pack_ids : [] }

const setLoadLots = (line: LoadLine, lot_ids: readonly string[]): LoadLine => ({
  ...line,
  quantity: String(lot_ids.length),
  unit: 'pack',
  lot_ids,
})

/** Returns ready wood without the yard packs and listed packs that are already loaded. */
export function removeLoadedPacks(wood: LoadableWood, lines: readonly LoadLine[]): LoadableWood {
  const loaded = new Set(lines.flatMap(({ lot_ids, pack_ids }) => [...lot_ids, ...pack_ids]))
  return {
    ...wood,
    lots: wood.lots.filter(({ id }) => !loaded.has(id)),
    mill_packs: wood.mill_packs.filter(({ id }) => !loaded.has(id)),
  }
}

/** Adds ready wood to the loads. An existing load of the same wood grows. */
export function addPacksToLoads(
  lines: readonly LoadLine[],
  wood: LoadableWood,
  packs: number,
): readonly LoadLine[] {
  const at = lines.findIndex(
    (line) =>
      isSameWood(line, wood) &&
      line.unit === 'pack' &&
      isDecimal(line.quantity) &&
      line.net_kg === '' &&
      line.gross_kg === '',
  )
  const line = lines[at]
  const free = removeLoadedPacks(wood, lines)
  if (!line) return [...lines, createLoadLine(free, String(packs), 'pack')]
  // The ready wood may name packs that the load did not know when it was added.
  const source = { ...line.source, mill_packs: listMillPacks(free, [line]) }
  return lines.with(at, setLoadQuantity({ ...line, source }, String(Number(line.quantity) + packs)))
}

/** Removes packs from a load, and the load itself once it is empty. */
export function removePacksFromLoads(
  lines: readonly LoadLine[],
  id: string,
  packs: readonly Pick<Pack, 'millPack'>[],
): readonly LoadLine[] {
  const removed = new Set(packs.map(({ millPack }) => millPack?.id))
  return lines.flatMap((line) => {
    if (line.id !== id) return [line]
    if (line.pack_ids.length > 0) {
      const packIds = line.pack_ids.filter((packId) => !removed.has(packId))
      return packIds.length > 0 ? [nameLoadPacks(line, packIds)] : []
    }
    const packsLeft = line.unit === 'pack' ? Math.ceil(Number(line.quantity)) - packs.length : 0
    return packsLeft > 0 ? [setLoadQuantity(line, String(packsLeft))] : []
  })
}

const nameLoadPacks = (line: LoadLine, pack_ids: readonly string[]): LoadLine => ({
  ...line,
  quantity: String(pack_ids.length),
  unit: 'pack',
  pack_ids,
})

/** Returns the listed packs that a wood and its loads know, each once, in the mill's order. */
export function listMillPacks(
  wood: PlacedWood & Partial<Pick<LoadableWood, 'mill_packs'>>,
  lines: readonly LoadLine[],
): LoadableWood['mill_packs'] {
  const all = [
    ...(wood.mill_packs ?? []),
    ...lines.filter((line) => isSameWood(line, wood)).flatMap(({ source }) => source.mill_packs),
  ]
  return [...new Map(all.map((pack) => [pack.id, pack])).values()]
}

/**
 * Sets the listed packs of a wood's loads, and removes a load that named packs and has none left. A
 * counted load of the wood gets the packs in place of its quantity.
 * @param wood ready wood, or a load of it
 */
export function setNamedPacks(
  lines: readonly LoadLine[],
  wood: LoadableWood | LoadLine,
  chosen: readonly string[],
): readonly LoadLine[] {
  const remainingLoads = lines.flatMap((line) => {
    if (!isSameWood(line, wood) || line.pack_ids.length === 0) return [line]
    const packIds = line.pack_ids.filter((id) => chosen.includes(id))
    return packIds.length > 0 ? [nameLoadPacks(line, packIds)] : []
  })
  const added = chosen.filter((id) => !remainingLoads.some(({ pack_ids }) => pack_ids.includes(id)))
  if (added.length === 0) return remainingLoads
  const at = remainingLoads.findIndex((line) => isSameWood(line, wood))
  const line = remainingLoads[at]
  if (!line) {
    const created = 'source' in wood ? wood : createLoadLine(wood, '0', 'pack')
    return [...remainingLoads, nameLoadPacks(created, added)]
  }
  const { mill_packs } = 'source' in wood ? wood.source : wood
  const packs = listMillPacks({ ...line, mill_packs }, lines)
  const ids = packs.map(({ id }) => id).filter((id) => [...line.pack_ids, ...added].includes(id))
  return remainingLoads.with(
    at,
    nameLoadPacks({ ...line, source: { ...line.source, mill_packs: packs } }, ids),
  )
}

/** Releases the packs that a load names; it counts as many. */
export const countNamedPacks = (
  lines: readonly LoadLine[],
  wood: PlacedWood,
): readonly LoadLine[] =>
  lines.map((line) => (isSameWood(line, wood) ? { ...line, pack_ids: [] } : line))

/** Sets the chosen yard packs of a wood and removes its other packs. */
export function setChosenLots(
  lines: readonly LoadLine[],
  wood: LoadableWood,
  chosen: readonly string[],
): readonly LoadLine[] {
  const remainingLoads = lines.flatMap((line) => {
    if (!isSameWood(line, wood)) return [line]
    const lotIds = line.lot_ids.filter((id) => chosen.includes(id))
    return lotIds.length > 0 ? [setLoadLots(line, lotIds)] : []
  })
  const added = chosen.filter((id) => !remainingLoads.some(({ lot_ids }) => lot_ids.includes(id)))
  if (added.length === 0) return remainingLoads
  const at = remainingLoads.findIndex((line) => isSameWood(line, wood))
  const line = remainingLoads[at]
  return line
    ? remainingLoads.with(at, setLoadLots(line, [...line.lot_ids, ...added]))
    : [...remainingLoads, setLoadLots(createLoadLine(wood, '0', 'pack'), added)]
}

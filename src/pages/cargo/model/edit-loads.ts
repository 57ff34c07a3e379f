import type { LoadableWood } from '@/entities/cargo'
import { isDecimal } from '@domain/numbers'
import { createLoadLine, type LoadLine } from './load-line'

const isLoadOfWood = (line: LoadLine, wood: LoadableWood) =>
  line.supply_line_id === wood.supply_line_id && line.deal_line_id === wood.deal_line_id

/**
 * Returns the load with a new quantity. A load of yard packs keeps its packs and takes the next
 * ones.
 */
export function setLoadQuantity(line: LoadLine, quantity: string): LoadLine {
  const { lots } = line.source
  if (lots.length === 0 || !/^\d+$/.test(quantity)) return { ...line, quantity }
  const all = [
    ...line.lot_ids,
    ...lots.map(({ id }) => id).filter((id) => !line.lot_ids.includes(id)),
  ]
  return { ...line, quantity, unit: 'pack', lot_ids: all.slice(0, Number(quantity)) }
}

const setLoadLots = (line: LoadLine, lot_ids: readonly string[]): LoadLine => ({
  ...line,
  quantity: String(lot_ids.length),
  unit: 'pack',
  lot_ids,
})

/** Returns ready wood without the yard packs that are already loaded. */
export function removeLoadedLots(wood: LoadableWood, lines: readonly LoadLine[]): LoadableWood {
  const loaded = new Set(lines.flatMap(({ lot_ids }) => lot_ids))
  return { ...wood, lots: wood.lots.filter(({ id }) => !loaded.has(id)) }
}

/** Adds ready wood to the loads. An existing load of the same wood grows. */
export function addPacksToLoads(
  lines: readonly LoadLine[],
  wood: LoadableWood,
  packs: number,
): readonly LoadLine[] {
  const at = lines.findIndex(
    (line) =>
      isLoadOfWood(line, wood) &&
      line.unit === 'pack' &&
      isDecimal(line.quantity) &&
      line.net_kg === '' &&
      line.gross_kg === '',
  )
  const line = lines[at]
  return line
    ? lines.with(at, setLoadQuantity(line, String(Number(line.quantity) + packs)))
    : [...lines, createLoadLine(removeLoadedLots(wood, lines), String(packs), 'pack')]
}

/** Removes packs from a load, and the load itself once it is empty. */
export function removePacksFromLoads(
  lines: readonly LoadLine[],
  id: string,
  packs: number,
): readonly LoadLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line]
    const packsLeft = line.unit === 'pack' ? Math.ceil(Number(line.quantity)) - packs : 0
    return packsLeft > 0 ? [setLoadQuantity(line, String(packsLeft))] : []
  })
}

/** Sets the chosen yard packs of a wood and removes its other packs. */
export function setChosenLots(
  lines: readonly LoadLine[],
  wood: LoadableWood,
  chosen: readonly string[],
): readonly LoadLine[] {
  const remainingLoads = lines.flatMap((line) => {
    if (!isLoadOfWood(line, wood)) return [line]
    const lotIds = line.lot_ids.filter((id) => chosen.includes(id))
    return lotIds.length > 0 ? [setLoadLots(line, lotIds)] : []
  })
  const added = chosen.filter((id) => !remainingLoads.some(({ lot_ids }) => lot_ids.includes(id)))
  if (added.length === 0) return remainingLoads
  const at = remainingLoads.findIndex((line) => isLoadOfWood(line, wood))
  const line = remainingLoads[at]
  return line
    ? remainingLoads.with(at, setLoadLots(line, [...line.lot_ids, ...added]))
    : [...remainingLoads, setLoadLots(createLoadLine(wood, '0', 'pack'), added)]
}

import {
  convert,
  parseDecimal,
  parseQuantity,
  findUnit,
  unmeasured,
  withPlaces,
  type CannotConvert,
  type ParsedQuantity,
  type Unit,
} from '@domain/timber'
import { setUnit } from './line-units'
import type { WoodLine } from './wood-line'

/** A stated volume may differ from the count's by one part in this many: mills round per pack. */
const toleranceDivisor = 200n
const separator = ' = '

/**
 * Formats a count with its stated volume: "6 pack = 12.67 m3". It stays text until both are
 * compared.
 */
export const formatWithVolume = (count: string, volume: string): string =>
  `${count}${separator}${volume}`

/** Returns the count and the volume of a quantity that states both; null otherwise. */
export function splitStatedVolume(
  quantity: string,
): readonly [count: string, volume: string] | null {
  const [count, volume, ...rest] = quantity.split('=')
  return count === undefined || volume === undefined || rest.length > 0
    ? null
    : [count.trim(), volume.trim()]
}

type QuantityAndWood = Pick<WoodLine, 'quantity' | 'specification'>
type Amount = { readonly quantity: string; readonly unit: Unit }

/** Reason why a count and its stated volume conflict. `volume` is the count's own, in m3. */
export type VolumeProblem = { readonly count: Amount; readonly stated: string } & (
  | { readonly code: 'other_volume'; readonly volume: string }
  | { readonly code: 'not_compared'; readonly why: CannotConvert }
)

/** Compares a count with its stated volume; null if they agree or are not readable yet. */
export function findVolumeProblem({
  quantity,
  specification,
}: QuantityAndWood): VolumeProblem | null {
  const read = parseStatedVolume(quantity, specification)
  if (!read || !specification) return null
  const { count, stated } = read
  const { m3 } = convert(count.quantity, count.unit, specification)
  if (!m3.ok) return { code: 'not_compared', count, stated, why: m3.why }
  return isWithinTolerance(m3.value, stated)
    ? null
    : { code: 'other_volume', count, stated, volume: m3.value }
}

/**
 * Returns the line with the count alone if it agrees with the stated volume; otherwise the same
 * line.
 */
export function reparseQuantity<Line extends WoodLine>(line: Line): Line {
  const read = parseStatedVolume(line.quantity, line.specification)
  if (!read || !line.specification || findVolumeProblem(line) !== null) return line
  return { ...setUnit(line, read.count.unit), quantity: read.count.quantity }
}

function parseStatedVolume(
  quantity: string,
  specification: WoodLine['specification'],
): { readonly count: Amount; readonly stated: string } | null {
  const [count, volume] =
    splitStatedVolume(quantity)?.map((part) => parseQuantity(part, specification ?? unmeasured)) ??
    []
  if (!isAmount(count) || !isAmount(volume) || volume.unit !== 'm3') return null
  return { count: { quantity: count.quantity, unit: count.unit }, stated: volume.quantity }
}

const isAmount = (
  read: ParsedQuantity | undefined,
): read is Extract<ParsedQuantity, { ok: true }> & { unit: Unit } =>
  read?.ok === true && read.unit !== null

/** True if the volumes agree within a unit of the last stated place, or within the tolerance. */
function isWithinTolerance(volume: string, stated: string): boolean {
  const places = stated.split('.')[1]?.length ?? 0
  const litres = (m3: string) => withPlaces(parseDecimal(m3), 3)
  const [exact, written, step] = [
    litres(volume),
    litres(stated),
    10n ** BigInt(Math.max(0, 3 - places)),
  ]
  const difference = exact > written ? exact - written : written - exact
  return difference <= step || difference * toleranceDivisor <= exact
}

/** True if words name more than one unit: "m3 pcs". */
export const hasTwoUnits = (words: string): boolean =>
  new Set(words.split(/\s+/).flatMap((word) => findUnit(word) ?? [])).size > 1

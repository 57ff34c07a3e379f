import {
  convert,
  isFractional,
  parseQuantity,
  findUnit,
  UNMEASURED,
  toLitres,
  type CannotConvert,
  type ParsedQuantity,
  type Unit,
} from '@domain/timber'
import { setUnit } from './line-units'
import type { WoodLine } from './wood-line'

/** A stated volume may differ from the count's by one part in this many: mills round per pack. */
const TOLERANCE_DIVISOR = 200
const SEPARATOR = ' = '

/**
 * Formats a count with the other amounts that a sheet states for it: "432 pcs = 6 pack = 9.75 m3".
 * It stays text until all are compared.
 * @param amounts the count first; empty ones are left out
 */
export const formatWithStated = (amounts: readonly string[]): string =>
  amounts.filter((amount) => amount !== '').join(SEPARATOR)

/** Returns the count and the stated amounts of a quantity that has both; null otherwise. */
export function splitStatedAmounts(quantity: string): readonly [string, ...string[]] | null {
  const [count, ...stated] = quantity.split('=').map((part) => part.trim())
  return count === undefined || stated.length === 0 ? null : [count, ...stated]
}

type QuantityAndWood = Pick<WoodLine, 'quantity' | 'specification'>
type Specification = NonNullable<WoodLine['specification']>
interface Amount {
  readonly quantity: string
  readonly unit: Unit
}

/**
 * Reason why a count and a stated amount conflict. `volume` (m3) and `pieces` are the count's own.
 */
export type StatedProblem = { readonly count: Amount; readonly stated: string } & (
  | { readonly code: 'other_volume'; readonly volume: string }
  | { readonly code: 'other_pieces'; readonly pieces: string }
  | { readonly code: 'uneven_packs' }
  | { readonly code: 'not_compared'; readonly unit: Unit; readonly why: CannotConvert }
)

/** Compares a count with its stated amounts; null if they agree or are not readable yet. */
export function findStatedProblem(line: QuantityAndWood): StatedProblem | null {
  const read = parseStatedAmounts(line)
  if (!read || !line.specification) return null
  const { count, stated } = read
  const specification = computePackSize(read, line.specification)
  if (specification === null)
    return { code: 'uneven_packs', count, stated: findPacks(read)?.quantity ?? '' }
  const converted = convert(count.quantity, count.unit, specification)
  for (const { quantity, unit } of stated) {
    const value = converted[unit]
    if (!value.ok) return { code: 'not_compared', count, stated: quantity, unit, why: value.reason }
    if (unit === 'm3' && !isWithinTolerance(value.value, quantity))
      return { code: 'other_volume', count, stated: quantity, volume: value.value }
    if (unit === 'pcs' && Number(value.value) !== Number(quantity))
      return { code: 'other_pieces', count, stated: quantity, pieces: value.value }
  }
  return null
}

/**
 * Returns the line with the count alone if it agrees with the stated amounts; otherwise the same
 * line. Pieces and packs give the pack size: another one than the product's makes the line a free
 * one.
 */
export function reparseQuantity<Line extends WoodLine>(line: Line): Line {
  const read = parseStatedAmounts(line)
  if (!read || !line.specification || findStatedProblem(line) !== null) return line
  const counted = { ...setUnit(line, read.count.unit), quantity: read.count.quantity }
  const specification = computePackSize(read, line.specification)
  return specification === line.specification
    ? counted
    : { ...counted, product_id: null, product_name: '', specification }
}

interface StatedAmounts {
  readonly count: Amount
  readonly stated: readonly Amount[]
}

function parseStatedAmounts({ quantity, specification }: QuantityAndWood): StatedAmounts | null {
  const [count, ...stated] =
    splitStatedAmounts(quantity)?.map((part) => parseQuantity(part, specification ?? UNMEASURED)) ??
    []
  if (!isAmount(count) || !stated.every(isAmount)) return null
  const comparable: readonly Unit[] = ['m3', ...getOtherCounts(count.unit)]
  if (!stated.every(({ unit }) => comparable.includes(unit))) return null
  return { count: { quantity: count.quantity, unit: count.unit }, stated }
}

/** Units that are compared with a count in this unit. */
const getOtherCounts = (unit: Unit): readonly Unit[] =>
  unit === 'pcs' ? ['pack'] : unit === 'pack' ? ['pcs'] : []

const findPacks = ({ count, stated }: StatedAmounts): Amount | undefined =>
  count.unit === 'pcs' ? stated.find(({ unit }) => unit === 'pack') : undefined

/**
 * Returns the specification with pieces / packs as its pack size; unchanged if pieces are not
 * counted in packs, null if the packs do not divide the pieces.
 */
function computePackSize(read: StatedAmounts, specification: Specification): Specification | null {
  const packs = findPacks(read)
  if (!packs) return specification
  const pcs_per_pack = Number(read.count.quantity) / Number(packs.quantity)
  const isWhole = [read.count, packs].every(({ quantity, unit }) => !isFractional(quantity, unit))
  if (!isWhole || !Number.isInteger(pcs_per_pack)) return null
  return pcs_per_pack === specification.pcs_per_pack
    ? specification
    : { ...specification, pcs_per_pack, m3_per_pack: null }
}

const isAmount = (
  read: ParsedQuantity | undefined,
): read is Extract<ParsedQuantity, { ok: true }> & { unit: Unit } =>
  read?.ok === true && read.unit !== null

/** True if the volumes agree within a unit of the last stated place, or within the tolerance. */
function isWithinTolerance(volume: string, stated: string): boolean {
  const places = stated.split('.')[1]?.length ?? 0
  const [exact, written, step] = [toLitres(volume), toLitres(stated), 10 ** Math.max(0, 3 - places)]
  const difference = Math.abs(exact - written)
  return difference <= step || difference * TOLERANCE_DIVISOR <= exact
}

/** True if words name more than one unit: "m3 pcs". */
export const hasTwoUnits = (words: string): boolean =>
  new Set(words.split(/\s+/).flatMap((word) => findUnit(word) ?? [])).size > 1
